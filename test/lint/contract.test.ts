import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), name => readFileSync(name, 'utf8')).config,
  ts.sys,
  root,
)

/**
 * The files among some that do not compile if a file of the contract has other words in it.
 * @param change what is written there, and what instead
 */
function brokenBy(file: string, change: readonly [string, string], users: readonly string[]): string[] {
  const host = ts.createCompilerHost(options)
  const read = host.readFile.bind(host)
  host.getSourceFile = (name, languageVersion) => {
    const text = read(name)
    const isChanged = resolve(name) === join(root, file)
    if (isChanged) expect(text).toContain(change[0])
    return text === undefined
      ? undefined
      : ts.createSourceFile(name, isChanged ? text.replaceAll(...change) : text, languageVersion)
  }
  const program = ts.createProgram(
    users.map(user => join(root, user)),
    options,
    host,
  )
  return users.filter(
    user => program.getSemanticDiagnostics(program.getSourceFile(join(root, user))).length > 0,
  )
}

const ofRecord = 'client/office/data/games.ts'
const ofAnswer = 'client/office/parts/schedule/PlaceRest.tsx'
const ofAccount = ['client/accounts/person.ts', 'server/accounts/people/me-routes.ts']

test('the client compiles with the contract as it stands', { tags: ['long'] }, () => {
  expect(brokenBy('shared-schema/resources/games.ts', ['', ''], [ofRecord, ofAnswer])).toEqual([])
})

test(
  'a field of a record that is renamed does not compile where the client reads it',
  { tags: ['thorough'] },
  () => {
    const change = ['team_1_shootout_score:', 'team_1_penalties:'] as const
    expect(brokenBy('shared-schema/resources/games.ts', change, [ofRecord])).toEqual([ofRecord])
  },
)

test(
  'a field of an answer that is renamed does not compile where the client reads it',
  { tags: ['thorough'] },
  () => {
    const change = ['conflicts:', 'clashes:'] as const
    expect(brokenBy('shared-schema/api/schedule.ts', change, [ofAnswer])).toEqual([ofAnswer])
  },
)

test(
  'a field of an account that is renamed does not compile where the client reads it and the server sends it',
  { tags: ['thorough'] },
  () => {
    const change = ['is_pass_holder:', 'came_by_pass:'] as const
    expect(brokenBy('shared-schema/api/accounts/account.ts', change, ofAccount)).toEqual(ofAccount)
  },
)
