import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { detailsIn, type Details } from './details.ts'
import type { Line, ListedPlayer } from './lines.ts'
import { nameKey } from './name-key.ts'
import { changedContact, type TeamContact } from './team-contact.ts'
import { teamKey, type NamedTeam } from './team-key.ts'

/** A team of the season before a list is imported. */
export interface KnownTeam {
  readonly id: number
  readonly name: string
  readonly division: string
  /** Null for a team of another organization, which alone may change it. */
  readonly contact: TeamContact | null
  /** Whether it takes part in the tournament; in a season every team does. */
  readonly isIn: boolean
  readonly seed: number | null
  readonly roster: readonly (ListedPlayer & { readonly player_id: number })[]
}

/** The effects of a row of a list. */
type Does =
  | 'newTeam'
  | 'enters'
  | 'newSeed'
  | 'newDivision'
  | 'newContact'
  | 'newPlayer'
  | 'newNumber'
  | 'newDetails'
  | 'same'

/** The effects of a list. Existing data stays unchanged, so importing the same list again changes nothing. */
export interface Plan {
  /** Teams to create. */
  readonly newTeams: readonly (NamedTeam & TeamContact)[]
  /** The ids of existing teams, by key. */
  readonly there: ReadonlyMap<string, number>
  /** Teams to enter into the tournament, created by this list or not. */
  readonly entries: readonly (NamedTeam & { readonly seed: number | null; readonly isNew: boolean })[]
  readonly seeds: readonly { readonly team_id: number; readonly seed: number }[]
  readonly divisions: readonly { readonly team_id: number; readonly division: string }[]
  readonly contacts: readonly (Partial<TeamContact> & { readonly team_id: number })[]
  readonly newPlayers: readonly (ListedPlayer & NamedTeam)[]
  readonly numbers: readonly {
    readonly team_id: number
    readonly player_id: number
    readonly number: string
  }[]
  /** Details from the list about existing players. */
  readonly details: readonly (Details & { readonly player_id: number })[]
  /** The effects of each row, by line. */
  readonly does: ReadonlyMap<number, readonly Does[]>
}

/**
 * Compares a list with the existing records.
 * @param seedsInOrder whether teams that enter the tournament without a seed get the next ones, in the order
 * of the list
 */
export function planOf(lines: readonly Line[], known: readonly KnownTeam[], seedsInOrder: boolean): Plan {
  const teams = teamsMeant(lines, known)
  const plan = new Planned(new Map([...teams].map(([key, { id }]) => [key, id])))
  const reached = new Set<string>()
  const found = new Set<number>()
  const givenSeeds = [...known, ...lines].map(({ seed }) => seed ?? 0)
  const contactOf = contactsIn(lines)
  let lastSeed = Math.max(0, ...givenSeeds)

  for (const { line, team, division, seed, player } of lines) {
    const key = teamKey({ team, division })
    const is = teams.get(key)
    const here: Does[] = []
    if (!reached.has(key)) {
      reached.add(key)
      const contact = contactOf(key)
      if (!is) plan.newTeams.push({ team, division, ...contact })
      if (!is) here.push('newTeam')
      if (!is?.isIn)
        plan.entries.push({
          team,
          division,
          seed: seed ?? (seedsInOrder ? (lastSeed += 1) : null),
          isNew: !is,
        })
      if (is?.isIn === false) here.push('enters')
      if (is && division !== '' && nameKey(division) !== nameKey(is.division)) {
        plan.divisions.push({ team_id: is.id, division })
        here.push('newDivision')
      }
      const changed = is?.contact ? changedContact(contact, is.contact) : {}
      if (is && Object.keys(changed).length > 0) {
        plan.contacts.push({ team_id: is.id, ...changed })
        here.push('newContact')
      }
    }
    if (is?.isIn && seed !== null && seed !== is.seed && !plan.seeds.some(one => one.team_id === is.id)) {
      plan.seeds.push({ team_id: is.id, seed })
      here.push('newSeed')
    }
    if (player) here.push(...plan.addPlayer({ ...player, team, division }, is, found))
    plan.does.set(line, here.length === 0 ? ['same'] : here)
  }
  return plan
}

/** The contact of each team, by its key: from the first row of the team that gives it. */
function contactsIn(lines: readonly Line[]): (key: string) => TeamContact {
  const rows = groupBy(lines, teamKey)
  const first = (key: string, field: keyof TeamContact): string =>
    rows.get(key)?.find(({ contact }) => contact[field] !== '')?.contact[field] ?? ''
  return key => ({ contact_name: first(key, 'contact_name'), contact_email: first(key, 'contact_email') })
}

/** A plan under construction. */
class Planned implements Plan {
  readonly newTeams: (NamedTeam & TeamContact)[] = []
  readonly entries: (NamedTeam & { seed: number | null; isNew: boolean })[] = []
  readonly seeds: { team_id: number; seed: number }[] = []
  readonly divisions: { team_id: number; division: string }[] = []
  readonly contacts: (Partial<TeamContact> & { team_id: number })[] = []
  readonly newPlayers: (ListedPlayer & NamedTeam)[] = []
  readonly numbers: { team_id: number; player_id: number; number: string }[] = []
  readonly details: (Details & { player_id: number })[] = []
  readonly does = new Map<number, readonly Does[]>()
  readonly there: ReadonlyMap<string, number>

  constructor(there: ReadonlyMap<string, number>) {
    this.there = there
  }

  /** @param found the players already matched by earlier rows; this one is added */
  addPlayer(player: ListedPlayer & NamedTeam, is: KnownTeam | undefined, found: Set<number>): Does[] {
    const there = samePlayer(player, is?.roster ?? [], found)
    if (!is || !there) {
      this.newPlayers.push(player)
      return ['newPlayer']
    }
    found.add(there.player_id)
    const does: Does[] = []
    if (player.number !== null && player.number !== there.number) {
      this.numbers.push({ team_id: is.id, player_id: there.player_id, number: player.number })
      does.push('newNumber')
    }
    const stated = detailsIn(player, there)
    if (Object.keys(stated).length > 0) {
      this.details.push({ player_id: there.player_id, ...stated })
      does.push('newDetails')
    }
    return does
  }
}

/** The number of changes in a plan. */
export const changesIn = (plan: Plan): number =>
  plan.newTeams.length +
  plan.entries.length +
  plan.seeds.length +
  plan.divisions.length +
  plan.contacts.length +
  plan.newPlayers.length +
  plan.numbers.length +
  plan.details.length

/**
 * The teams that a list refers to, by key. A team without a division is the first one of that name in the
 * list.
 */
export function teamsMeant(
  lines: readonly NamedTeam[],
  known: readonly KnownTeam[],
): ReadonlyMap<string, KnownTeam> {
  const teams = new Map<string, KnownTeam>()
  const taken = new Set<KnownTeam>()
  const byName = groupBy(known, ({ name }) => nameKey(name))
  // Exact divisions are matched first, so that no other row takes their teams.
  for (const fits of [isExactly, isLoosely])
    for (const line of lines) {
      const key = teamKey(line)
      if (teams.has(key)) continue
      const named = byName.get(nameKey(line.team))?.filter(one => !taken.has(one) && fits(line, one)) ?? []
      const [is] = named.toSorted((one, other) => likeness(other, line) - likeness(one, line))
      if (is) teams.set(key, is)
      if (is) taken.add(is)
    }
  return teams
}

/** Prefers teams in the tournament, then those of the same division. */
const likeness = ({ isIn, division }: KnownTeam, line: NamedTeam): number =>
  2 * Number(isIn) + Number(nameKey(division) === nameKey(line.division))

const isExactly = ({ division }: NamedTeam, team: KnownTeam): boolean =>
  division !== '' && nameKey(division) === nameKey(team.division)

const isLoosely = ({ division }: NamedTeam, team: KnownTeam): boolean =>
  division === '' || team.division === ''

/** Rows without a division that could mean several teams. */
export function severalMeant(lines: readonly Line[], known: readonly KnownTeam[]): ReadonlySet<number> {
  const byName = groupBy(known, ({ name }) => nameKey(name))
  const isOpen = ({ team, division, isSkipped }: Line): boolean => {
    if (division !== '' || isSkipped) return false
    const named = byName.get(nameKey(team)) ?? []
    const inIt = named.filter(({ isIn }) => isIn)
    const may = inIt.length > 0 ? inIt : named
    return may.length > 1 && may.filter(one => one.division === '').length !== 1
  }
  return new Set(lines.filter(isOpen).map(({ line }) => line))
}

/**
 * The player of a roster that a list refers to: among namesakes the one with the number, and each only once.
 */
function samePlayer(player: ListedPlayer, roster: KnownTeam['roster'], found: ReadonlySet<number>) {
  const named = roster.filter(one => !found.has(one.player_id) && personKey(one) === personKey(player))
  return named.find(({ number }) => number === player.number) ?? named[0]
}

const personKey = ({ first_name, last_name, nickname }: ListedPlayer): string =>
  nameKey(`${first_name} ${last_name}`) || nameKey(nickname)
