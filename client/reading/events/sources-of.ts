import type { Links } from '../../../shared-schema/rules/progress/sent-on.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

interface FedGame extends Links {
  readonly id: number
  readonly team_1_pool_id: number | null
  readonly team_1_pool_place: number | null
  readonly team_2_pool_id: number | null
  readonly team_2_pool_place: number | null
}

/**
 * The text for a team that is not known yet: `Winner of QF 2`, `A1`; undefined if no game and no pool sends a
 * team there.
 */
export type SourceOf = (gameId: number, slot: 1 | 2) => string | undefined

/** The sources of games' teams that are not known yet. */
export function sourcesOf(
  games: readonly FedGame[],
  labels: ReadonlyMap<number, string>,
  pools: readonly { readonly id: number; readonly name: string }[],
): SourceOf {
  const sources = new Map<string, string>()
  const poolNames = new Map(pools.map(({ id, name }) => [id, bidiIsolate(name)]))
  for (const game of games) {
    for (const slot of [1, 2] as const) {
      const pool = poolNames.get(game[`team_${slot}_pool_id`] ?? 0)
      if (pool !== undefined)
        sources.set(keyOf(game.id, slot), `${pool}${game[`team_${slot}_pool_place`] ?? ''}`)
    }
    const label = labels.get(game.id)
    if (label === undefined) continue
    sources.set(
      keyOf(game.next_game_for_winner_id, game.next_team_for_winner),
      t('reading.winnerOf', { game: label }),
    )
    sources.set(
      keyOf(game.next_game_for_loser_id, game.next_team_for_loser),
      t('reading.loserOf', { game: label }),
    )
  }
  return (gameId, slot) => sources.get(keyOf(gameId, slot))
}

const keyOf = (gameId: number | null, slot: number): string => `${gameId}/${slot === 2 ? 2 : 1}`
