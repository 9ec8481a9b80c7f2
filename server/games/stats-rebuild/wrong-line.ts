import { isDeepStrictEqual } from 'node:util'
import type { Line } from '../stats/update-lines.ts'

/** A stat line that differs from the entries. */
export interface WrongLine {
  readonly line: Where
  /** Null for a missing line; `counted` is null for a line that should not exist. */
  readonly kept: Content | null
  readonly counted: Content | null
}

type Where = Pick<Line, 'sport' | 'subject' | 'level' | 'player_id' | 'team_id' | 'game_id'> & {
  readonly place_id: number
}

/** The content of a line, without its address. */
export type Content = Pick<
  Line,
  'team_id' | 'tournament_id' | 'season_id' | 'league_id' | 'is_counted' | 'counters'
> & {
  /** The owner of the player or team, if it is compared. */
  readonly owner_id?: number | null
}

/** Identifies a line. */
export const addressOf = (line: Line): string =>
  [line.subject, line.level, line.sport, subjectOf(line), placeOf(line)].join('/')

export const subjectOf = (line: Pick<Line, 'subject' | 'player_id' | 'team_id'>): number =>
  line.subject === 'team' ? line.team_id : line.player_id

/** The id of the game, tournament or other place of the line's level; 0 for a sport. */
export const placeOf = (line: Line): number => (line.level === 'sport' ? 0 : line[`${line.level}_id`])

/** The kept lines that differ from the counted ones, and missing lines. */
export function compareLines(
  kept: readonly (Line & Content)[],
  counted: readonly (Line & Content)[],
): WrongLine[] {
  const keptBy = new Map(kept.map(line => [addressOf(line), line]))
  const countedBy = new Map(counted.map(line => [addressOf(line), line]))
  const all = [...new Map([...keptBy, ...countedBy])].sort(([a], [b]) => (a < b ? -1 : 1))
  return all.flatMap(([address, line]) => {
    const [is, should] = [keptBy, countedBy].map(lines => contentOf(lines.get(address)))
    if (isDeepStrictEqual(is, should)) return []
    return [{ line: { ...line, place_id: placeOf(line) }, kept: is ?? null, counted: should ?? null }]
  })
}

/** The content without zero counters, which a line may omit. */
function contentOf(line: (Line & Content) | undefined): Content | undefined {
  if (!line) return undefined
  const { team_id, tournament_id, season_id, league_id, is_counted, owner_id } = line
  const counters = Object.entries(line.counters).filter(([, count]) => count !== 0)
  return {
    ...{ team_id, tournament_id, season_id, league_id, is_counted },
    ...(owner_id === undefined ? {} : { owner_id }),
    counters: Object.fromEntries(counters),
  }
}

/** A wrong line as text for the operator of the server: its address and its differences. */
export function wrongLineText({ line, kept, counted }: WrongLine): string {
  const place = line.level === 'sport' ? '' : ` in ${line.level} ${line.place_id}`
  return `${line.sport}, ${line.subject} ${subjectOf(line)}${place}: ${differences(kept, counted).join(', ')}`
}

function differences(kept: Content | null, counted: Content | null): string[] {
  if (!kept) return ['there was no line']
  if (!counted) return ['there was a line of which nothing was recorded']
  const [is, should] = [kept, counted].map(
    ({ counters, ...rest }) => new Map(Object.entries({ ...rest, ...counters })),
  )
  return [...new Map([...(is ?? []), ...(should ?? [])]).keys()].flatMap(name => {
    const [before, after] = [is, should].map(content => (content?.has(name) ? content.get(name) : 0))
    return before === after ? [] : [`${name} was ${before}, is ${after}`]
  })
}
