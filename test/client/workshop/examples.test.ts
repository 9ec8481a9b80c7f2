import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { examples } from '../../../client/workshop/examples.ts'

const client = resolve(import.meta.dirname, '../../../client')

/** The components of a folder and the folders in it, by their paths in client/. */
const componentsIn = (folder: string): string[] =>
  readdirSync(join(client, folder), { encoding: 'utf8', recursive: true })
    .filter(file => /(^|\/)[A-Z]\w*\.tsx$/.test(file))
    .map(file => `${folder}/${file.replace('.tsx', '')}`)

test('every shared component has an example in the gallery', () => {
  const components = ['components', 'office/frame'].flatMap(componentsIn)
  expect(Object.keys(examples).toSorted()).toEqual(components.toSorted())
  expect(Object.entries(examples).filter(([, shown]) => Object.keys(shown).length === 0)).toEqual([])
})
