import type { Line, ListedPlayer } from './lines.ts'
import { nameKey } from './name-key.ts'

/** A team of the season, as it stands before a list is taken in. */
export interface KnownTeam {
  readonly id: number
  readonly name: string
  /** Whether it takes part in the tournament; in a season every team does. */
  readonly isIn: boolean
  readonly seed: number | null
  readonly roster: readonly (ListedPlayer & { readonly player_id: number })[]
}

/** What a row of a list leads to. */
export type Does = 'newTeam' | 'enters' | 'newSeed' | 'newPlayer' | 'newNumber' | 'same'

/**
 * What a list leads to: what stands already is left as it is, so that the same list again leads to nothing.
 */
export interface Plan {
  /** The names of teams to be made. */
  readonly newTeams: readonly string[]
  /** Teams that come into the tournament, by their names, made by this list or not. */
  readonly entries: readonly { readonly team: string; readonly seed: number | null }[]
  readonly seeds: readonly { readonly team_id: number; readonly seed: number }[]
  readonly newPlayers: readonly (ListedPlayer & { readonly team: string })[]
  readonly numbers: readonly {
    readonly team_id: number
    readonly player_id: number
    readonly number: number
  }[]
  /** What each row leads to, by its line. */
  readonly does: ReadonlyMap<number, readonly Does[]>
}

/**
 * Compares a list with what there is.
 * @param seedsInOrder whether teams that come into the tournament without a seed get the next ones, in the
 *   order of the list
 */
export function planOf(lines: readonly Line[], known: readonly KnownTeam[], seedsInOrder: boolean): Plan {
  const newTeams: string[] = []
  const entries: { team: string; seed: number | null }[] = []
  const seeds: { team_id: number; seed: number }[] = []
  const newPlayers: (ListedPlayer & { team: string })[] = []
  const numbers: { team_id: number; player_id: number; number: number }[] = []
  const does = new Map<number, Does[]>()
  const teams = byName(known)
  const reached = new Set<string>()
  const found = new Set<number>()
  const givenSeeds = [...known, ...lines].map(({ seed }) => seed ?? 0)
  let lastSeed = Math.max(0, ...givenSeeds)

  for (const { line, team, seed, player } of lines) {
    const key = nameKey(team)
    const is = teams.get(key)
    const here: Does[] = []
    if (!reached.has(key)) {
      reached.add(key)
      if (!is) newTeams.push(team)
      if (!is) here.push('newTeam')
      if (!is?.isIn) entries.push({ team, seed: seed ?? (seedsInOrder ? (lastSeed += 1) : null) })
      if (is?.isIn === false) here.push('enters')
    }
    if (is?.isIn && seed !== null && seed !== is.seed && !seeds.some(({ team_id }) => team_id === is.id)) {
      seeds.push({ team_id: is.id, seed })
      here.push('newSeed')
    }
    if (player) {
      const there = samePlayer(player, is?.roster ?? [], found)
      if (!there) {
        newPlayers.push({ ...player, team })
        here.push('newPlayer')
      } else {
        found.add(there.player_id)
        if (is && player.number !== null && player.number !== there.number) {
          numbers.push({ team_id: is.id, player_id: there.player_id, number: player.number })
          here.push('newNumber')
        }
      }
    }
    does.set(line, here.length === 0 ? ['same'] : here)
  }
  return { newTeams, entries, seeds, newPlayers, numbers, does }
}

/** How much a plan would store. */
export const changesIn = ({ newTeams, entries, seeds, newPlayers, numbers }: Plan): number =>
  newTeams.length + entries.length + seeds.length + newPlayers.length + numbers.length

/** Of several teams of one name that in the tournament is meant, else the first. */
export function byName(known: readonly KnownTeam[]): Map<string, KnownTeam> {
  const teams = new Map<string, KnownTeam>()
  for (const team of known) {
    const key = nameKey(team.name)
    if (!teams.has(key) || (team.isIn && !teams.get(key)?.isIn)) teams.set(key, team)
  }
  return teams
}

/** Whom of a roster a list means: of two of one name the one with the number, and nobody twice. */
function samePlayer(player: ListedPlayer, roster: KnownTeam['roster'], found: ReadonlySet<number>) {
  const named = roster.filter(one => !found.has(one.player_id) && personKey(one) === personKey(player))
  return named.find(({ number }) => number === player.number) ?? named[0]
}

const personKey = ({ first_name, last_name, nickname }: ListedPlayer): string =>
  nameKey(`${first_name} ${last_name}`) || nameKey(nickname)
