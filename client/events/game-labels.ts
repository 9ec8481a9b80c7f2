import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { isolated } from '../formats/isolated.ts'
import { inOrderOfPlay } from '../../shared-schema/rules/progress/order-of-play.ts'
import type { Links } from '../../shared-schema/rules/progress/sent-on.ts'
import type { BracketRecord } from '../storage/tournament-records.ts'
import { knockOutRound, roundsOf } from './bracket-rounds.ts'
import { t } from '../texts/t.ts'

interface LabelledGame extends Links {
  readonly id: number
  readonly bracket_id: number | null
  readonly team_1_pool_id: number | null
  readonly team_1_pool_place: number | null
  readonly team_2_pool_id: number | null
  readonly team_2_pool_place: number | null
}

/** Brackets in the order of their places on a screen. */
export const inScreenOrder = (brackets: readonly BracketRecord[]): BracketRecord[] =>
  [...brackets].sort(
    (a, b) => a.row_position - b.row_position || a.column_position - b.column_position || a.id - b.id,
  )

/**
 * What people call the games of brackets, by id: `QF 2` in the line of winners of a knock-out, elsewhere
 * `Game 7`, counted through all brackets of the event in the order of play.
 */
export function gameLabels(
  games: readonly LabelledGame[],
  brackets: readonly BracketRecord[],
): ReadonlyMap<number, string> {
  const byBracket = groupBy(games, ({ bracket_id }) => bracket_id)
  const families = groupBy(inScreenOrder(brackets), ({ id, main_bracket_id }) => main_bracket_id ?? id)
  const inOrder = [...families.values()].flatMap(family =>
    inOrderOfPlay(family.flatMap(({ id }) => byBracket.get(id) ?? [])),
  )
  const labels = new Map<number, string>(
    inOrder.map(({ id }, index) => [id, t('reading.gameNumber', { number: index + 1 })]),
  )
  for (const bracket of brackets) {
    const rounds = roundsOf(byBracket.get(bracket.id) ?? [])
    for (const [index, round] of rounds.entries()) {
      const usual = knockOutRound(bracket, index, rounds.length)
      if (!usual) continue
      for (const [place, { id }] of round.entries())
        labels.set(
          id,
          usual === 'final' ? t('events.final') : t(`reading.short.${usual}`, { number: place + 1 }),
        )
    }
  }
  return labels
}

/**
 * What stands for a team that is not known yet: `Winner of QF 2`, `A1`; undefined if no game and no pool
 * sends it.
 */
export type SourceOf = (gameId: number, slot: 1 | 2) => string | undefined

/** Where the teams of games come from that are not known yet. */
export function sourcesOf(
  games: readonly LabelledGame[],
  labels: ReadonlyMap<number, string>,
  pools: readonly { readonly id: number; readonly name: string }[],
): SourceOf {
  const sources = new Map<string, string>()
  const poolNames = new Map(pools.map(({ id, name }) => [id, isolated(name)]))
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
