import { isSingle } from '../../../shared-schema/rules/progress/single-game.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { drawnBrackets } from './bracket-columns.ts'
import type { EventDetails } from './event-view.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

/**
 * The pool, round or bracket of each game, and its own name, by its id: `Pool A`, `Swiss round 2`, `Playoff ·
 * Semi-finals`, `Friendly`.
 */
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
  const ofBracket = new Map(brackets)
  return new Map(
    details.games.flatMap(game => {
      const { id, pool_id, swiss_round_id } = game
      const part = ofBracket.get(id) ?? pools.get(pool_id ?? 0) ?? rounds.get(swiss_round_id ?? 0)
      const texts = [part, bidiIsolate(game.name)].filter(Boolean)
      if (texts.length > 0) return [[id, texts.join(' · ')] as const]
      return isSingle(game) ? [[id, t('events.single')] as const] : []
    }),
  )
}
