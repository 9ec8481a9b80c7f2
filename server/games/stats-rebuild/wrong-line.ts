import { isDeepStrictEqual } from 'node:util'
import type { Line } from '../stats/update-lines.ts'

/** A stat line that is not what the entries come to. */
export interface WrongLine {
  readonly line: Where
  /** Null for a line that should not be there, and for one that is not. */
  readonly kept: Content | null
  readonly counted: Content | null
}

type Where = Pick<Line, 'sport' | 'subject' | 'level' | 'player_id' | 'team_id' | 'game_id'> & {
  readonly place_id: number
}

/** What a line has beside its address. */
export type Content = Pick<
  Line,
  'team_id' | 'tournament_id' | 'season_id' | 'league_id' | 'is_counted' | 'counters'
> & {
  /** Of the player's or team's organization, if it is looked at. */
  readonly owner_id?: number | null
}

/** By what there is one line. */
export const addressOf = (line: Line): string =>
  [line.subject, line.level, line.sport, subjectOf(line), placeOf(line)].join('/')

export const subjectOf = (line: Pick<Line, 'subject' | 'player_id' | 'team_id'>): number =>
  line.subject === 'team' ? line.team_id : line.player_id

/** The id of what a line's level is one of; 0 for a sport. */
export const placeOf = (line: Line): number => (line.level === 'sport' ? 0 : line[`${line.level}_id`])

/** The lines that are kept and are not those that were counted, or are missing. */
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

/** Without what counts 0, which a line need not have. */
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

/** A wrong line for whoever runs the server: which one it is, and what of it is otherwise. */
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
