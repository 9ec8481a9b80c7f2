import { plainText } from '../../base/formats/plain-text.ts'
import type { GameLine } from './event-view.ts'

/** The criteria of a search for games. */
export interface Wanted {
  /** A part of the name of a team, a player, a field, or a pool, bracket or round. */
  readonly text: string
  /** A field's name; empty for all. */
  readonly field: string
  /** Only games of these teams; null for all. */
  readonly teams: ReadonlySet<number> | null
}

/** Further search terms of a game, in addition to its teams and its field. */
export interface Searchable {
  /** `Pool A`, `Playoff · Semi-finals` */
  readonly partOf: (gameId: number) => string | undefined
  readonly playersOf: (teamId: number) => readonly string[]
}

/**
 * The games that match: those with the whole search text in one of their names, or else those with each word
 * of it at the beginning of a word.
 */
export function findGames(
  lines: readonly GameLine[],
  { text, field, teams }: Wanted,
  { partOf, playersOf }: Searchable,
): GameLine[] {
  const within = lines.filter(
    line =>
      (field === '' || line.field === field) &&
      (teams === null || line.teamIds.some(id => teams.has(id ?? 0))),
  )
  const typed = plainText(text)
  if (typed === '') return within
  const players = new Map<number | null, string[]>()
  const namesIn = (line: GameLine): string[] => [
    ...[...line.teams, line.field, partOf(line.id) ?? ''].map(plainText),
    ...line.teamIds.flatMap(id => {
      const known = players.get(id) ?? (id === null ? [] : playersOf(id).map(plainText))
      players.set(id, known)
      return known
    }),
  ]
  const named = within.map(line => ({ line, names: namesIn(line) }))
  const whole = named.filter(({ names }) => names.some(name => name.includes(typed)))
  const words = typed.split(/\s+/)
  const found =
    whole.length > 0
      ? whole
      : named.filter(({ names }) =>
          words.every(word => names.some(name => name.split(/[\s#-]+/).some(part => part.startsWith(word)))),
        )
  return found.map(({ line }) => line)
}
