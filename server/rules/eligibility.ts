import { groupBy } from '../../shared-schema/rules/group-by.ts'

/** Who may play in an event; null for what does not matter there. */
export interface EligibilityRules {
  readonly minimum_age: number | null
  readonly maximum_age: number | null
  /** The day on which the age counts, as `2026-06-13`. */
  readonly age_on: string
  readonly minimum_roster: number | null
  readonly maximum_roster: number | null
  readonly one_team_per_player: boolean
  readonly licence_required: boolean
}

/** True if an event has no rules for its players. */
export const asksNothing = ({ age_on: _, ...rules }: EligibilityRules): boolean =>
  Object.values(rules).every(rule => rule === null || rule === false)

/** A player on the roster of a team. */
export interface RosterPlace {
  readonly team_id: number
  readonly player_id: number
  readonly name: string
  readonly birth_date: string | null
  readonly licence_number: string
  /** True if the reader may know the details of the player; without that, no warning tells of them. */
  readonly is_known: boolean
}

/** A roster that does not meet a rule. */
type RosterFinding = {
  readonly kind: 'too few players' | 'too many players'
  readonly team_id: number
  readonly count: number
  readonly limit: number
}

/** A player who does not meet a rule, or perhaps does not. */
type PlayerFinding = { readonly team_id: number; readonly player_id: number } & (
  | { readonly kind: 'too young' | 'too old'; readonly age: number; readonly day: string }
  | { readonly kind: 'no birth date' | 'no licence number' }
  | { readonly kind: 'several teams'; readonly team_ids: readonly number[] }
)

export type Finding = RosterFinding | PlayerFinding

/**
 * Compares the rosters of teams with the rules of an event.
 * @param teamIds the teams of the event
 * @param places their rosters, and those of the other divisions
 */
export function eligibility(
  rules: EligibilityRules,
  teamIds: readonly number[],
  places: readonly RosterPlace[],
): Finding[] {
  const byTeam = groupBy(places, ({ team_id }) => team_id)
  const teamsOf = rules.one_team_per_player ? teamsByPerson(places) : new Map<string, Set<number>>()
  return teamIds.flatMap(team_id => {
    const roster = byTeam.get(team_id) ?? []
    return [
      ...rosterSize(rules, team_id, roster.length),
      ...roster.flatMap(place => [...detailsOf(rules, place), ...otherTeams(place, teamsOf)]),
    ]
  })
}

function rosterSize(
  { minimum_roster: least, maximum_roster: most }: EligibilityRules,
  team_id: number,
  count: number,
): RosterFinding[] {
  if (least !== null && count < least) return [{ kind: 'too few players', team_id, count, limit: least }]
  if (most !== null && count > most) return [{ kind: 'too many players', team_id, count, limit: most }]
  return []
}

function detailsOf(rules: EligibilityRules, place: RosterPlace): PlayerFinding[] {
  const { minimum_age, maximum_age, age_on: day, licence_required } = rules
  const { team_id, player_id, birth_date, licence_number, is_known } = place
  if (!is_known) return []
  const found: PlayerFinding[] = []
  const is = { team_id, player_id }
  const age = birth_date === null ? null : ageOn(birth_date, day)
  if (age === null && (minimum_age ?? maximum_age) !== null) found.push({ ...is, kind: 'no birth date' })
  if (age !== null && minimum_age !== null && age < minimum_age)
    found.push({ ...is, kind: 'too young', age: minimum_age, day })
  if (age !== null && maximum_age !== null && age > maximum_age)
    found.push({ ...is, kind: 'too old', age: maximum_age, day })
  if (licence_required && licence_number.trim() === '') found.push({ ...is, kind: 'no licence number' })
  return found
}

/** Whole years. A person born on 29 February has a birthday on 1 March in other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

function otherTeams(place: RosterPlace, teamsOf: ReadonlyMap<string, ReadonlySet<number>>): PlayerFinding[] {
  const { team_id, player_id } = place
  const all = new Set(keysOf(place).flatMap(key => [...(teamsOf.get(key) ?? [])]))
  const team_ids = [...all].filter(id => id !== team_id).toSorted((one, other) => one - other)
  return team_ids.length === 0 ? [] : [{ kind: 'several teams', team_id, player_id, team_ids }]
}

function teamsByPerson(places: readonly RosterPlace[]): Map<string, Set<number>> {
  const teams = new Map<string, Set<number>>()
  for (const place of places)
    for (const key of keysOf(place)) teams.set(key, (teams.get(key) ?? new Set()).add(place.team_id))
  return teams
}

/**
 * Signs of one person: lists of teams make a player for each team, also of a person who is in two. A licence without
 * a digit, such as "pending", is none.
 */
function keysOf({ player_id, name, birth_date, licence_number, is_known }: RosterPlace): string[] {
  const licence = licence_number.trim().toLowerCase()
  return [
    `id:${player_id}`,
    ...(is_known && /\d/.test(licence) ? [`licence:${licence}`] : []),
    ...(is_known && birth_date !== null ? [`born:${birth_date}:${name.normalize('NFC').toLowerCase()}`] : []),
  ]
}
