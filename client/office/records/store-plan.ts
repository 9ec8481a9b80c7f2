import { z } from 'zod'
import { nameKey } from '../rosters/name-key.ts'
import { byName, type KnownTeam, type Plan } from '../rosters/plan.ts'
import { keyOfRequest } from './attempt.ts'
import { sendChange } from './change.ts'
import type { Step } from './step.ts'

/** Where the teams and players of a list come to be. */
export interface ListPlace {
  readonly season_id: number
  /** Null for a season alone. */
  readonly tournament_id: number | null
  readonly organization_id: number
}

/** As many records as one request may make. */
const MOST = 500
/** What takes part in something has no id of its own. */
const made = z.array(z.object({ id: z.int().optional() }))

/**
 * Stores what a list leads to, each request whole or not at all. Whoever is cut off sends the same list
 * again: it goes on from there, because each request is known by the attempt and by what it asks for.
 * @param attempt stands for one list, as long as somebody tries to store it
 * @param step takes what it changes
 * @throws RequestError
 */
export async function storePlan(
  plan: Plan,
  known: readonly KnownTeam[],
  { season_id, tournament_id, organization_id }: ListPlace,
  attempt: string,
  step: Step,
): Promise<void> {
  const ids = new Map([...byName(known)].map(([key, { id }]) => [key, id]))
  const idOf = (team: string): number => ids.get(nameKey(team)) ?? 0

  for (const names of slices(plan.newTeams)) {
    const teams = await post(
      'teams',
      names.map(name => ({ name, season_id })),
    )
    names.forEach((name, at) => ids.set(nameKey(name), teams[at]?.id ?? 0))
  }
  if (tournament_id !== null) {
    for (const entries of slices(plan.entries))
      await post(
        'tournament_teams',
        entries.map(({ team, seed }) => ({ tournament_id, team_id: idOf(team), seed })),
      )
    for (const { team_id, seed } of plan.seeds)
      await patch(`/v1/tournament_teams/${tournament_id}/${team_id}/`, { seed }, step)
  }
  for (const players of slices(plan.newPlayers)) {
    const people = await post(
      'players',
      players.map(({ first_name, last_name, nickname }) => ({
        first_name,
        last_name,
        nickname,
        organization_id,
      })),
    )
    await post(
      'team_players',
      players.map(({ team, number }, at) => ({ team_id: idOf(team), player_id: people[at]?.id, number })),
    )
  }
  for (const { team_id, player_id, number } of plan.numbers)
    await patch(`/v1/team_players/${team_id}/${player_id}/`, { number }, step)

  async function post(family: string, body: readonly object[]) {
    const path = `/v1/${family}/`
    const key = await keyOfRequest(attempt, path, body)
    return sendChange({ method: 'POST', path, body, shape: made }, key, step)
  }
}

const patch = (path: string, body: object, step: Step) =>
  sendChange({ method: 'PATCH', path, body, shape: z.unknown() }, '', step)

function* slices<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += MOST) yield all.slice(from, from + MOST)
}
