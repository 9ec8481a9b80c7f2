import { z } from 'zod'
import { RequestError } from '../../base/requests/request-error.ts'
import { detailsIn } from '../rosters/details.ts'
import { changesIn, type Plan } from '../rosters/plan.ts'
import { changedContact, noContact } from '../rosters/team-contact.ts'
import { teamKey, type NamedTeam } from '../rosters/team-key.ts'
import { keyOfRequest } from './idempotency-key.ts'
import { sendChange } from './change.ts'
import type { UndoStep } from './undo-step.ts'

/** The destination of a list's teams and players. */
export interface ListPlace {
  readonly season_id: number
  /** Null for a season alone. */
  readonly tournament_id: number | null
  readonly organization_id: number
}

/** The stored part of a list. */
export interface Progress {
  readonly done: number
  readonly all: number
}

/** The number of records per request: few, to keep requests short and progress visible. */
const PORTION = 100
/** A busy server gets a longer timeout than usual, and retries after these pauses. */
const PATIENCE_MS = 60_000
const PAUSES_MS = [1000, 3000, 8000]
/** Records for taking part in something have no id of their own. */
const createdIds = z.array(z.object({ id: z.int().optional() }))

/**
 * Stores the plan of a list in portions, each whole or not at all. After an interruption the same list can be
 * sent again: it continues from there, because each request is identified by the attempt and its content.
 * @param attempt identifies one list across repeated attempts
 * @param step collects the changed records
 * @param onProgress receives the number of stored changes
 * @throws RequestError
 */
export async function storePlan(
  plan: Plan,
  place: ListPlace,
  attempt: string,
  step: UndoStep,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<void> {
  const { season_id, tournament_id, organization_id } = place
  const ids = new Map(plan.there)
  const idOf = (team: NamedTeam): number => ids.get(teamKey(team)) ?? 0
  const all = changesIn(plan)
  let done = 0
  const tell = (more: number): void => {
    done += more
    onProgress({ done, all })
  }
  tell(0)

  for (const teams of portions(plan.newTeams)) {
    const answers = await post(
      'teams',
      teams.map(({ team, division, ...contact }) => ({
        name: team,
        season_id,
        ...(division === '' ? {} : { division }),
        ...changedContact(contact, noContact),
      })),
    )
    teams.forEach((team, at) => ids.set(teamKey(team), answers[at]?.id ?? 0))
    tell(teams.length)
  }
  if (tournament_id !== null)
    for (const entries of portions(plan.entries)) {
      await post(
        'tournament_teams',
        entries.map(entry => ({ tournament_id, team_id: idOf(entry), seed: entry.seed })),
      )
      tell(entries.length)
    }
  for (const players of portions(plan.newPlayers)) {
    const people = await post(
      'players',
      players.map(player => ({
        first_name: player.first_name,
        last_name: player.last_name,
        nickname: player.nickname,
        organization_id,
        ...detailsIn(player),
      })),
    )
    await post(
      'team_players',
      players.map((player, at) => ({
        ...{ team_id: idOf(player), player_id: people[at]?.id },
        jersey_number: player.number,
      })),
    )
    tell(players.length)
  }
  for (const { path, body } of changesOf(plan, tournament_id)) {
    await patiently(() => sendChange({ method: 'PATCH', path, body, patienceMs: PATIENCE_MS }, '', step))
    tell(1)
  }

  async function post(family: string, body: readonly object[]) {
    const path = `/v1/${family}/`
    const key = await keyOfRequest(attempt, path, body)
    const change = { method: 'POST', path, body, shape: createdIds, patienceMs: PATIENCE_MS } as const
    return patiently(() => sendChange(change, key, step))
  }
}

/** The changes of existing records. */
const changesOf = ({ divisions, contacts, seeds, numbers, details }: Plan, tournament_id: number | null) => [
  ...(tournament_id === null ? [] : seeds).map(({ team_id, seed }) => ({
    path: `/v1/tournament_teams/${tournament_id}/${team_id}/`,
    body: { seed },
  })),
  ...divisions.map(({ team_id, division }) => ({ path: `/v1/teams/${team_id}/`, body: { division } })),
  ...contacts.map(({ team_id, ...contact }) => ({ path: `/v1/teams/${team_id}/`, body: contact })),
  ...numbers.map(({ team_id, player_id, number }) => ({
    path: `/v1/team_players/${team_id}/${player_id}/`,
    body: { jersey_number: number },
  })),
  ...details.map(({ player_id, ...fields }) => ({ path: `/v1/players/${player_id}/`, body: fields })),
]

/** Retries requests without an answer: the server recognizes a completed request by its key. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof RequestError) || error.kind !== 'unreachable') throw error
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
  return send()
}

export function* portions<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += PORTION) yield all.slice(from, from + PORTION)
}
