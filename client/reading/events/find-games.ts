import type { GameLine } from './event-view.ts'

/** What games are looked for. */
export interface Wanted {
  /** A part of the name of a team, a player, a field, or of what the game is played in. */
  readonly sought: string
  /** A field's name; empty for all. */
  readonly field: string
  /** Only games of these teams; of all if it is null. */
  readonly teams: ReadonlySet<number> | null
}

/** What else of a game can be looked for, beside its teams and its field. */
export interface Searchable {
  /** `Pool A`, `Playoff · Semi-finals` */
  readonly partOf: (gameId: number) => string | undefined
  readonly playersOf: (teamId: number) => readonly string[]
}

/** Text without accents and capitals: who types `mala` finds Mälaren. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * The games that fit: those in one of whose names all that was typed stands, or else those that have each
 * word of it at the beginning of a word.
 */
export function findGames(
  lines: readonly GameLine[],
  { sought, field, teams }: Wanted,
  { partOf, playersOf }: Searchable,
): GameLine[] {
  const within = lines.filter(
    line =>
      (field === '' || line.field === field) &&
      (teams === null || line.teamIds.some(id => teams.has(id ?? 0))),
  )
  const typed = plain(sought).trim()
  if (typed === '') return within
  const players = new Map<number | null, string[]>()
  const namesIn = (line: GameLine): string[] => [
    ...[...line.teams, line.field, partOf(line.id) ?? ''].map(plain),
    ...line.teamIds.flatMap(id => {
      const known = players.get(id) ?? (id === null ? [] : playersOf(id).map(plain))
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
