import { endOf, type PlanRules } from './task.ts'

interface Timed {
  readonly start: number
  readonly minutes: number
}

/** By how many games the rows of games are longer than they should be: those with short pauses between them. */
export function excessInRows(games: readonly Timed[], { pause_minutes, most_in_a_row }: PlanRules): number {
  const sorted = games.toSorted((one, two) => one.start - two.start)
  let length = 0
  let end = -Infinity
  let excess = 0
  for (const game of sorted) {
    length = game.start - end < pause_minutes ? length + 1 : 1
    if (length > most_in_a_row) excess++
    end = Math.max(end, endOf(game))
  }
  return excess
}
