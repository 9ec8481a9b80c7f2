import { describe, expect, test } from 'vitest'
import { linted } from './linted.ts'

const crossing = [
  ['shared-schema/rules/standings.ts', `import { open } from '../../server/database/open.ts'`],
  ['shared-schema/rules/standings.ts', `import { App } from '../../client/app.tsx'`],
  ['shared-schema/rules/standings.ts', `import { readFileSync } from 'node:fs'`],
  ['shared-schema/rules/standings.ts', `import { readFileSync } from 'fs'`],
  ['shared-schema/rules/at.ts', `import { standings } from './standings/standings.ts'`],
  ['shared-schema/rules/swiss/pairing.ts', `import type { Entry } from '../../replication/entry.ts'`],
  ['shared-schema/sports/ultimate/sport.ts', `import type { Order } from '../scoring/order.ts'`],
  ['client/base/device/device-memory.ts', `import type { Documents } from '../../sync/storage/documents.ts'`],
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
] as const

const within = [
  ['shared-schema/scoring/order.ts', `import { z } from 'zod'; import { game } from '../resources/game.ts'`],
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
] as const

const impure = [
  ['Date.now()', 'eslint(no-restricted-properties)'],
  ['Math.random()', 'eslint(no-restricted-properties)'],
  ['Temporal.Now.instant()', 'eslint(no-restricted-properties)'],
  ['new Date()', 'sideline(no-clock)'],
  ['Date()', 'sideline(no-clock)'],
  ['performance.now()', 'eslint(no-restricted-globals)'],
  ['void fetch("/")', 'eslint(no-restricted-globals)'],
  ['crypto.randomUUID()', 'eslint(no-restricted-globals)'],
  [`import { v7 } from 'uuid'; v7()`, 'eslint(no-restricted-imports)'],
] as const

const pure = [
  ['shared-schema/rules/standings.ts', 'new Date(0).getTime()'],
  ['shared-schema/rules/standings.ts', `import { v5 } from 'uuid'; v5('', '')`],
] as const

const complaints = linted(
  [
    ...crossing,
    ...within,
    ...pure,
    ...impure.flatMap(([code]) =>
      ['shared-schema/rules/standings.ts', 'server/rules/swiss/pairing.ts', 'server/games/finish.ts'].map(
        file => [file, code] as const,
      ),
    ),
  ],
  /import-boundaries|no-restricted-|no-clock/,
)

describe('L10, L17: imports across a boundary are reported', () => {
  test.each(crossing)('%s: %s', (file, code) => {
    expect(complaints(file, code)).toEqual(['sideline(import-boundaries)'])
  })
})

describe('imports within the boundaries are not', () => {
  test.each(within)('%s: %s', (file, code) => {
    expect(complaints(file, code)).toEqual([])
  })
})

describe('L10: shared-schema and the rules of the server are pure', () => {
  test.each(impure)('%s is reported', (code, rule) => {
    expect(complaints('shared-schema/rules/standings.ts', code)).toEqual([rule])
    expect(complaints('server/rules/swiss/pairing.ts', code)).toEqual([rule])
    expect(complaints('server/games/finish.ts', code)).toEqual([])
  })

  test.each(pure)('a time or an id that is passed in is not: %s: %s', (file, code) => {
    expect(complaints(file, code)).toEqual([])
  })
})
