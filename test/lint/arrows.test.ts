import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const eslint = new ESLint({
  cwd: root,
  // The files of these tests do not exist, so nothing is known about their types.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'sideline/arrows' || ruleId.startsWith('no-restricted-'),
})

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, filePath) })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

describe('imports against the arrows are reported', () => {
  test.each([
    ['shared-schema/rules/standings.ts', `import { open } from '../../server/database/open.ts'`],
    ['shared-schema/rules/standings.ts', `import { App } from '../../client/app.tsx'`],
    ['shared-schema/rules/standings.ts', `import { readFileSync } from 'node:fs'`],
    ['shared-schema/rules/standings.ts', `import { readFileSync } from 'fs'`],
    ['client/main.tsx', `import { open } from '../server/database/open.ts'`],
    ['client/main.tsx', `import type { Database } from '../server/database/open.ts'`],
    ['client/main.tsx', `void import('../server/database/open.ts')`],
    ['client/main.tsx', `export * from '../server/database/open.ts'`],
    ['client/main.tsx', `type Database = import('../server/database/open.ts').Database`],
    ['server/database/open.ts', `import { fold } from '../stats/fold.ts'`],
    ['server/database/open.ts', `import { main } from '../main.ts'`],
    ['server/stats/fold.ts', `import { finish } from '../league/finish.ts'`],
    ['server/feed/write.ts', `import { finish } from '../league/finish.ts'`],
    ['server/league/finish.ts', `import { routes } from '../rest/routes.ts'`],
    ['server/league/finish.ts', `import { push } from '../replication/push.ts'`],
    ['server/league/finish.ts', `import { signIn } from '../accounts/sign-in.ts'`],
    ['server/accounts/sign-in.ts', `import { routes } from '../rest/routes.ts'`],
    ['server/rest/routes.ts', `import { push } from '../replication/push.ts'`],
    ['server/replication/push.ts', `import { routes } from '../rest/routes.ts'`],
    ['server/rest/routes.ts', `import { listen } from '../http/listen.ts'`],
    ['server/main.ts', `import { App } from '../client/app.tsx'`],
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual(['sideline/arrows'])
  })
})

describe('imports along the arrows are not', () => {
  test.each([
    ['shared-schema/rules/standings.ts', `import { z } from 'zod'; import { game } from '../resources/game.ts'`],
    ['client/main.tsx', `import { standings } from '../shared-schema/rules/standings.ts'; import './main.css'`],
    ['server/stats/fold.ts', `import { open } from '../database/open.ts'; import { once } from 'node:events'`],
    ['server/feed/write.ts', `import { open } from '../database/open.ts'`],
    ['server/league/finish.ts', `import { fold } from '../stats/fold.ts'; import { append } from '../feed/write.ts'; import { fouls } from '../../shared-schema/rules/fouls.ts'`],
    ['server/rest/routes.ts', `import { finish } from '../league/finish.ts'; import { signIn } from '../accounts/sign-in.ts'`],
    ['server/replication/push.ts', `import { finish } from '../league/finish.ts'; import { signIn } from '../accounts/sign-in.ts'`],
    ['server/http/listen.ts', `import { routes } from '../rest/routes.ts'; import { push } from '../replication/push.ts'`],
    ['server/main.ts', `import { listen } from './http/listen.ts'`],
    ['test/rules/standings.test.ts', `import { open } from '../../server/database/open.ts'`],
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

describe('shared-schema is pure', () => {
  test.each([
    ['Date.now()', 'no-restricted-properties'],
    ['Math.random()', 'no-restricted-properties'],
    ['new Date()', 'no-restricted-syntax'],
    ['performance.now()', 'no-restricted-globals'],
    ['void fetch("/")', 'no-restricted-globals'],
    ['crypto.randomUUID()', 'no-restricted-globals'],
  ])('%s is reported', async (code, rule) => {
    expect(await complaints('shared-schema/rules/standings.ts', code)).toEqual([rule])
    expect(await complaints('server/league/finish.ts', code)).toEqual([])
  })

  test('a date that is passed in is not', async () => {
    expect(await complaints('shared-schema/rules/standings.ts', 'new Date(0).getTime()')).toEqual([])
  })
})
