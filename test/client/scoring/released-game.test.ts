import { expect, test } from 'vitest'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { scoreKeeping } from '../../../client/scoring/score-keeping.ts'
import { tablet } from '../tablet.ts'

const sides = { team_1_id: 1, team_2_id: 2 }
const game = { id: 7, ...sides }
const goal = { kind: 'play', data: goalOf(1, null, null) } as const

const keptBy = (entries: readonly Entry[], deviceId: string) =>
  scoreKeeping({
    game: sides,
    sport: rulesOf('ultimate'),
    entries,
    counting: entries,
    verdicts: new Map(),
    dispute: undefined,
    deviceId,
  }).keptBy

test('a game opened by mistake is free again as soon as everything on it was undone', async () => {
  const wrong = await tablet()
  const right = await tablet(undefined, wrong.database)
  const seenByNext = async () => keptBy(await right.entries(7), right.device.id)
  await wrong.recorder.record(game, goal)
  expect(await seenByNext()).toMatchObject({ name: 'Sam' })
  await wrong.recorder.undo(7)
  expect(await seenByNext()).toBe('nobody')
  // The first one may still put it back while nobody else keeps it.
  expect(keptBy(await wrong.entries(7), wrong.device.id)).toBe('this device')

  await right.recorder.record(game, goal)
  expect(await seenByNext()).toBe('this device')
  expect(keptBy(await wrong.entries(7), wrong.device.id)).toMatchObject({ name: 'Sam' })
})
