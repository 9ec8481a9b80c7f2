import { BehaviorSubject, firstValueFrom, filter } from 'rxjs'
import { expect, test } from 'vitest'
import type { GameView } from '../../../client/scoring/game-view.ts'
import { watchGame } from '../../../client/scoring/watch-game.ts'
import { semisAndFinals, scored, teams } from '../event.ts'
import { tablet } from '../tablet.ts'

/** The data behind the screen of a game, without replication. */
async function eventOnTablet() {
  const { database, device, recorder } = await tablet()
  await database.catalog.bulkInsert([
    ...semisAndFinals.map(record => ({ id: `games/${record.id}`, family: 'games' as const, record })),
    ...teams.map(record => ({ id: `teams/${record.id}`, family: 'teams' as const, record })),
  ])
  const unsent = { ids$: new BehaviorSubject<ReadonlySet<string>>(new Set()), waits: () => true }
  /** The first view of the final that is as it should be. */
  const final = (isRight: (view: GameView) => boolean) =>
    firstValueFrom(
      watchGame({ database, unsent, deviceId: device.id }, 3).pipe(
        filter(view => view !== null),
        filter(isRight),
      ),
    )
  return { database, recorder, final }
}

const between =
  (...names: string[]) =>
  ({ sides }: GameView) =>
    sides.map(({ name }) => name).join() === names.join()

test('the screen of the final has the teams that the semi-finals on this tablet sent, and keeps them', async () => {
  const { database, recorder, final } = await eventOnTablet()
  await final(between('To be decided', 'To be decided'))
  await database.entries.bulkInsert(scored({ id: 1, team_1_id: 1, team_2_id: 4 }, 15, 9))
  await final(between('Ants', 'To be decided'))
  await database.entries.bulkInsert(scored({ id: 2, team_1_id: 2, team_2_id: 3 }, 10, 15))
  const {
    sides: [one, two],
  } = await final(between('Ants', 'Cats'))

  await recorder.record(
    { id: 3, team_1_id: one.id, team_2_id: two.id },
    { kind: 'status', data: { status: 'live' } },
  )
  await database.entries.bulkInsert(scored({ id: 2, team_1_id: 2, team_2_id: 3 }, 15, 10))
  const begun = await final(({ needsDecision }) => needsDecision)
  expect(begun.sides.map(({ name }) => name)).toEqual(['Ants', 'Cats'])
})
