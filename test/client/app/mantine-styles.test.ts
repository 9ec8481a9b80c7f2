import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const mantine = join(root, 'node_modules/@mantine/core')
const client = join(root, 'client')

/** The components that the client's sources take from Mantine. */
const usedComponents = (): Set<string> =>
  new Set(
    readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [
        ...readFileSync(join(client, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
      ])
      .flatMap(([, names = '']) => names.split(',').map(name => name.replace('type ', '').trim())),
  )

/** The style sheets of a component and of all that it is made of. */
function stylesOf(component: string): Set<string> {
  const [styles, seen] = [new Set<string>(), new Set<string>()]
  const follow = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    const [, style] = /([A-Z]\w*)\.module\.mjs$/.exec(file) ?? []
    if (style !== undefined) styles.add(style)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g))
      follow(join(dirname(file), path))
  }
  follow(join(mantine, 'esm/components', component, `${component}.mjs`))
  return styles
}

test('the app has the styles of all components that it uses', () => {
  const imported = new Set(
    [
      ...readFileSync(join(client, 'app/mantine-styles.ts'), 'utf8').matchAll(/styles\/(\w+)\.layer\.css/g),
    ].map(([, style]) => style),
  )
  const used = new Set([...usedComponents()].flatMap(component => [...stylesOf(component)]))
  const missing = [...used].filter(
    style => !imported.has(style) && existsSync(join(mantine, 'styles', `${style}.layer.css`)),
  )
  expect(missing).toEqual([])
  expect(used.size).toBeGreaterThan(20)
})
