import { isDeepStrictEqual } from 'node:util'
import { combineLatest, firstValueFrom } from 'rxjs'
import { playOf } from '../../../client/reading/events/tournament-play.ts'
import { watchEvent } from '../../../client/reading/events/watch-event.ts'
import { watchTournament } from '../../../client/reading/events/watch-tournament.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { poolTable } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { objectsIn } from '../../rest/client.ts'
import type { Event } from './event.ts'
import type { Tablet } from './tablet.ts'
import { insist } from './insist.ts'
import type { World } from './world.ts'

/**
 * Compares the ranking of the pool, in REST and on each tablet, with a plain count of its games, each folded
 * from its entries.
 * @returns a line for each difference
 */
export async function wrongStandings(
  world: World,
  event: Event,
  tablets: readonly Tablet[],
): Promise<string[]> {
  const counted = await countedFromNothing(world, event)
  const told = [
    { by: 'REST', lines: await restLines(world, event) },
    ...(await Promise.all(
      tablets.map(async (tablet, index) => ({ by: `tablet ${index}`, lines: await tabletLines(tablet) })),
    )),
  ]
  const order = (lines: readonly Line[]): number[] => lines.map(({ team_id }) => team_id)
  return told.flatMap(({ by, lines }) =>
    isDeepStrictEqual(sorted(lines), sorted(counted)) &&
    isDeepStrictEqual(order(lines), order(at(told, 0).lines))
      ? []
      : [`${by} has the standings ${JSON.stringify(lines)}, counted are ${JSON.stringify(counted)}`],
  )
}

interface Line {
  readonly team_id: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly plus_minus: number
}

const lineOf = ({ team_id, wins, losses, ties, plus_minus }: Record<keyof Line, unknown>): Line => ({
  team_id: Number(team_id),
  wins: Number(wins),
  losses: Number(losses),
  ties: Number(ties),
  plus_minus: Number(plus_minus),
})

const sorted = (lines: readonly Line[]): Line[] => lines.toSorted((a, b) => a.team_id - b.team_id)

async function countedFromNothing({ db }: World, { games, teams }: Event): Promise<Line[]> {
  const there = await db
    .selectFrom('games')
    .select(['id', 'team_1_id', 'team_2_id'])
    .where('id', 'in', games)
    .execute()
  const finals: Record<'one' | 'two', number>[] = []
  for (const game of there) {
    const entries = await db
      .selectFrom('entries')
      .select('document')
      .where('game_id', '=', game.id)
      .where('refusal', 'is', null)
      .execute()
    const {
      status,
      team_1_score: one,
      team_2_score: two,
    } = foldGame(
      game,
      rulesOf('ultimate'),
      entries.map(row => row.document),
    )
    if (status === 'final') finals.push({ one, two })
  }
  const line = (team_id: number, own: 'one' | 'two', other: 'one' | 'two'): Line => ({
    team_id,
    wins: finals.filter(score => score[own] > score[other]).length,
    losses: finals.filter(score => score[own] < score[other]).length,
    ties: finals.filter(score => score[own] === score[other]).length,
    plus_minus: finals.reduce((sum, score) => sum + score[own] - score[other], 0),
  })
  return [line(teams[0], 'one', 'two'), line(teams[1], 'two', 'one')]
}

async function restLines(world: World, { pool }: Event): Promise<Line[]> {
  const { body } = await insist(async server => {
    const reply = await world.office(server).get(`/pools/${pool}/`)
    if (reply.status !== 200) throw new Error(`GET pool: ${reply.status}`)
    return reply
  })
  return objectsIn(body.standings).map(({ team_id, wins, losses, ties, plus_minus }) =>
    lineOf({ team_id, wins, losses, ties, plus_minus }),
  )
}

async function tabletLines({ page }: Tablet): Promise<Line[]> {
  const { event, records } = await page.running.run(() =>
    firstValueFrom(
      combineLatest({ event: watchEvent(page.database), records: watchTournament(page.database) }),
    ),
  )
  const play = playOf(event.games, records)
  return play.pools.flatMap(pool => poolTable(play, pool)).map(lineOf)
}
