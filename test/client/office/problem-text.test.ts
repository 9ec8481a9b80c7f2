import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { problemText } from '../../../client/office/frame/problem-text.ts'
import { loadOfficeTexts } from '../../../client/office/texts/load.ts'
import { RequestError } from '../../../client/base/requests/request-error.ts'
import { families, resourceOf } from '../../../shared-schema/resources/index.ts'

beforeAll(loadOfficeTexts)

const refused = (fields: Readonly<Record<string, string>>): RequestError =>
  new RequestError('refused', 'timezone must be a time zone', fields, true)

describe('what the office tells of a refused request', () => {
  test('names a field as the screen does', () => {
    expect(problemText(refused({ timezone: 'must be a time zone such as Europe/Amsterdam' }))).toBe(
      'Time zone must be a time zone such as Europe/Amsterdam.',
    )
  })

  test('has no name from within, whatever field is wrong', () => {
    const names = families.flatMap(family => Object.keys(resourceOf(family).fields))
    const told = [...names, 'not_before', 'from_place'].map(name =>
      problemText(refused({ [name]: 'is wrong' })),
    )
    expect(told.filter(text => /\w_\w/.test(text))).toEqual([])
  })

  test('is what the server says if no field is named', () => {
    expect(problemText(new RequestError('refused', 'The season has fixtures already.', {}, true))).toBe(
      'The season has fixtures already.',
    )
  })

  test('is told in these words by all screens of the office', () => {
    const screens = resolve(import.meta.dirname, '../../../client/office')
    const others = readdirSync(screens, { encoding: 'utf8', recursive: true })
      .filter(name => /\.tsx?$/.test(name) && name !== 'frame/problem-text.ts')
      .filter(name =>
        /components\/problem-text|\berror\.message\b/.test(readFileSync(join(screens, name), 'utf8')),
      )
    expect(others).toEqual([])
  })
})
