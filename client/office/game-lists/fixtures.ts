import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { nameKey } from '../rosters/name-key.ts'
import type { GameLine, GameWrong } from './lines.ts'

/** The records of a season that a list of fixtures can refer to. */
export interface FixtureTarget {
  readonly teams: readonly { readonly id: number; readonly name: string; readonly hasLeft: boolean }[]
  /** Each by its name alone and with that of its site. */
  readonly fields: readonly { readonly id: number; readonly names: readonly string[] }[]
  readonly games: readonly Fixture[]
}

interface Fixture {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly match_day: number | null
  /** On the clocks of its place, as `2026-06-12T14:05`. */
  readonly start: string
}

/** A game to make. */
export interface NewFixture extends Fixture {
  /** Null if the list names none, or one that is not known. */
  readonly game_site_id: number | null
}

/** A row's effect: a game is made, or the reason why none is. */
export type FixtureEffect =
  | { readonly kind: 'makes'; readonly fixture: NewFixture; readonly lacksField: boolean }
  | { readonly kind: 'unknownTeam' | 'severalTeams' | 'hasLeft'; readonly team: string }
  | { readonly kind: 'there' | 'twice' | 'itself' | 'noStart' }
  | { readonly kind: 'wrong'; readonly wrong: readonly GameWrong[] }

/**
 * The effect of each row, by line. Existing games stay as they are: the same list again makes nothing. Games
 * without a match day get that of their date: of games that are there, or else the next number.
 * @param isTeam the team for a different name in the list, by the key of that name
 */
export function fixtureEffects(
  lines: readonly GameLine[],
  target: FixtureTarget,
  isTeam: Readonly<Record<string, string>>,
): ReadonlyMap<number, FixtureEffect> {
  const teams = groupBy(target.teams, ({ name }) => nameKey(name))
  const dayOf = matchDays(lines, target.games)
  const there = new Set(target.games.flatMap(keysOf))
  const made = new Set<string>()
  return new Map(lines.map(line => [line.line, effectOf(line)] as const))

  function effectOf(line: GameLine): FixtureEffect {
    if (line.wrong.length > 0) return { kind: 'wrong', wrong: line.wrong }
    const ids: number[] = []
    for (const name of line.teams) {
      const team = isTeam[nameKey(name)] ?? name
      const [found, other] = teams.get(nameKey(team)) ?? []
      if (!found) return { kind: 'unknownTeam', team }
      if (other) return { kind: 'severalTeams', team }
      if (found.hasLeft) return { kind: 'hasLeft', team }
      ids.push(found.id)
    }
    const [team_1_id = 0, team_2_id = 0] = ids
    if (team_1_id === team_2_id) return { kind: 'itself' }
    if (line.day === null || line.time === null) return { kind: 'noStart' }
    const start = `${line.day}T${line.time}`
    const match_day = line.matchDay ?? dayOf.get(line.day) ?? null
    const game_site_id = fieldOf(line.field, target.fields)
    const fixture: NewFixture = { team_1_id, team_2_id, match_day, start, game_site_id }
    const keys = keysOf(fixture)
    if (keys.some(key => there.has(key))) return { kind: 'there' }
    if (keys.some(key => made.has(key))) return { kind: 'twice' }
    for (const key of keys) made.add(key)
    return { kind: 'makes', fixture, lacksField: line.field !== '' && game_site_id === null }
  }
}

/** Two teams meet once at a time, and once on a match day, also if the game has been moved since. */
const keysOf = ({ team_1_id, team_2_id, match_day, start }: Fixture): string[] => {
  const pair = `${team_1_id} ${team_2_id}`
  const either = [team_1_id, team_2_id].toSorted().join(' ')
  return [`${either} ${start}`, ...(match_day === null ? [] : [`${pair} #${match_day}`])]
}

/** The field of a name, if there is only one. */
function fieldOf(name: string, fields: FixtureTarget['fields']): number | null {
  const key = nameKey(name)
  const [found, other] = fields.filter(({ names }) => names.some(one => nameKey(one) === key))
  return found && !other ? found.id : null
}

/** The match days of the dates of a list. */
function matchDays(lines: readonly GameLine[], games: readonly Fixture[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>()
  for (const { start, match_day } of games) if (match_day !== null) days.set(start.slice(0, 10), match_day)
  let last = Math.max(0, ...days.values(), ...lines.map(({ matchDay }) => matchDay ?? 0))
  const dates = lines.flatMap(({ day, matchDay }) => (day === null || matchDay !== null ? [] : [day]))
  for (const date of new Set(dates.toSorted())) if (!days.has(date)) days.set(date, (last += 1))
  return days
}
