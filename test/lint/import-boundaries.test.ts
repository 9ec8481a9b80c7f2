import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const eslint = new ESLint({
  cwd: root,
  // The files of these tests do not exist, so nothing is known about their types.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'sideline/import-boundaries' || ruleId.startsWith('no-restricted-'),
})

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, filePath) })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

describe('L10, L17: imports across a boundary are reported', () => {
  test.each([
    ['shared-schema/rules/standings.ts', `import { open } from '../../server/database/open.ts'`],
    ['shared-schema/rules/standings.ts', `import { App } from '../../client/app.tsx'`],
    ['shared-schema/rules/standings.ts', `import { readFileSync } from 'node:fs'`],
    ['shared-schema/rules/standings.ts', `import { readFileSync } from 'fs'`],
    ['shared-schema/rules/at.ts', `import { standings } from './standings/standings.ts'`],
    ['shared-schema/rules/swiss/pairing.ts', `import type { Entry } from '../../replication/entry.ts'`],
    ['shared-schema/sports/ultimate/sport.ts', `import type { Order } from '../scoring/order.ts'`],
    [
      'client/base/device/device-memory.ts',
      `import type { Documents } from '../../sync/storage/documents.ts'`,
    ],
    ['client/sync/handover/taken-in.ts', `import { push } from '../replication/push.ts'`],
    ['client/scoring/game-view.ts', `import { watchEvent } from '../reading/events/watch-event.ts'`],
    ['client/scoring/game-view.ts', `import type { Person } from '../accounts/person.ts'`],
    ['client/scoring/play-text.ts', `import { goal } from '../../shared-schema/sports/ultimate/choices.ts'`],
    ['client/components/List.tsx', `import { Page } from './page/Page.tsx'`],
    ['client/screens/home/HomeScreen.tsx', `import { theme } from '../../app/theme.ts'`],
    ['client/components/page/Page.tsx', `import classes from '../../screens/event/event.module.css'`],
    ['client/app/main.tsx', `import { open } from '../../server/database/open.ts'`],
    ['client/app/main.tsx', `import type { Database } from '../../server/database/open.ts'`],
    ['client/app/main.tsx', `void import('../../server/database/open.ts')`],
    ['client/app/main.tsx', `export * from '../../server/database/open.ts'`],
    ['client/app/main.tsx', `type Database = import('../../server/database/open.ts').Database`],
    ['server/database/open.ts', `import { fold } from '../games/stats/fold.ts'`],
    ['server/database/open.ts', `import { main } from '../programs/main.ts'`],
    ['server/games/stats/fold.ts', `import { finish } from '../finish.ts'`],
    ['server/feed/write.ts', `import { finish } from '../games/finish.ts'`],
    ['server/access/author.ts', `import type { Entry } from '../games/entries/read-entry.ts'`],
    ['server/games/finish.ts', `import { take } from './entries/ingest.ts'`],
    ['server/records/families/games.ts', `import { write } from '../write-record.ts'`],
    ['server/games/finish.ts', `import { routes } from '../rest/routes.ts'`],
    ['server/games/finish.ts', `import { push } from '../replication/push.ts'`],
    ['server/games/finish.ts', `import { signIn } from '../accounts/sign-in.ts'`],
    ['server/accounts/sign-in.ts', `import { routes } from '../rest/routes.ts'`],
    ['server/rest/routes.ts', `import { signIn } from '../accounts/sign-in.ts'`],
    ['server/replication/push.ts', `import { signIn } from '../accounts/sign-in.ts'`],
    ['server/rest/routes.ts', `import { push } from '../replication/push.ts'`],
    ['server/rest/records/page.ts', `import { audited } from '../audit/routes.ts'`],
    ['server/rest/disputes/routes.ts', `import { bodies } from '../schedule/bodies.ts'`],
    ['server/replication/push.ts', `import { routes } from '../rest/routes.ts'`],
    ['server/rest/routes.ts', `import { listen } from '../http/listen.ts'`],
    ['server/programs/main.ts', `import { App } from '../../client/app.tsx'`],
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual(['sideline/import-boundaries'])
  })
})

describe('imports within the boundaries are not', () => {
  test.each([
    [
      'shared-schema/scoring/order.ts',
      `import { z } from 'zod'; import { game } from '../resources/game.ts'`,
    ],
    [
      'client/app/main.tsx',
      `import { standings } from '../../shared-schema/rules/standings.ts'; import './main.css'`,
    ],
    [
      'client/screens/game/GameScreen.tsx',
      `import { List } from '../../components/List.tsx'; import { order } from '../../../shared-schema/scoring/order.ts'`,
    ],
    ['client/sync/scopes/open-scope.ts', `import type { Recorder } from '../recording/recorder.ts'`],
    [
      'server/games/stats/fold.ts',
      `import { open } from '../../database/open.ts'; import { once } from 'node:events'`,
    ],
    ['server/feed/write.ts', `import { open } from '../database/open.ts'`],
    [
      'server/games/finish.ts',
      `import { fold } from './stats/fold.ts'; import { append } from '../feed/write.ts'`,
    ],
    ['server/games/finish.ts', `import { fouls } from '../../shared-schema/rules/fouls.ts'`],
    [
      'server/rest/routes.ts',
      `import { finish } from '../games/finish.ts'; import { Problem } from '../problems/problem.ts'`,
    ],
    [
      'server/replication/push.ts',
      `import { finish } from '../games/finish.ts'; import { Problem } from '../problems/problem.ts'`,
    ],
    [
      'server/http/listen.ts',
      `import { routes } from '../rest/routes.ts'; import { push } from '../replication/push.ts'`,
    ],
    ['server/programs/main.ts', `import { listen } from '../http/listen.ts'`],
    ['test/rules/standings.test.ts', `import { open } from '../../server/database/open.ts'`],
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

describe('L10: shared-schema and the rules of the server are pure', () => {
  test.each([
    ['Date.now()', 'no-restricted-properties'],
    ['Math.random()', 'no-restricted-properties'],
    ['new Date()', 'no-restricted-syntax'],
    ['performance.now()', 'no-restricted-globals'],
    ['void fetch("/")', 'no-restricted-globals'],
    ['crypto.randomUUID()', 'no-restricted-globals'],
  ])('%s is reported', async (code, rule) => {
    expect(await complaints('shared-schema/rules/standings.ts', code)).toEqual([rule])
    expect(await complaints('server/rules/swiss/pairing.ts', code)).toEqual([rule])
    expect(await complaints('server/games/finish.ts', code)).toEqual([])
  })

  test('a date that is passed in is not', async () => {
    expect(await complaints('shared-schema/rules/standings.ts', 'new Date(0).getTime()')).toEqual([])
  })
})
