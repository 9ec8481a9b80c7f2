import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { drawnBrackets } from './bracket-columns.ts'
import type { EventDetails } from './event-view.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

/** The pool, round or bracket of each game, by its id: `Pool A`, `Swiss round 2`, `Playoff · Semi-finals`. */
export function partsOfGames(details: EventDetails, records: TournamentRecords): ReadonlyMap<number, string> {
  const pools = new Map(
    records.pools.map(({ id, name }) => [id, t('events.pool', { name: bidiIsolate(name) })]),
  )
  const rounds = new Map(
    records.swissRounds.map(({ id, round_number }) => [id, t('events.swissRound', { number: round_number })]),
  )
  const brackets = drawnBrackets(details, records).flatMap(({ name, rounds: drawn }) =>
    drawn.flatMap(({ title, games }) =>
      games.map(({ id }) => [id, [bidiIsolate(name), title].filter(Boolean).join(' · ')] as const),
    ),
  )
  const others = details.games.flatMap(({ id, pool_id, swiss_round_id }) => {
    const part = pools.get(pool_id ?? 0) ?? rounds.get(swiss_round_id ?? 0)
    return part === undefined ? [] : [[id, part] as const]
  })
  return new Map([...others, ...brackets])
}
