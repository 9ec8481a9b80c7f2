import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { sendChange } from './change.ts'
import { makeRecords } from './make-records.ts'
import { listOf } from './queries.ts'
import { tournament, type Meet, type Tournament } from './shapes.ts'
import type { UndoStep } from './undo-step.ts'

/** The divisions of an event. */
export const divisionsOf = (meetId: number) =>
  listOf('tournaments', { meet_id: String(meetId), order_by: '[start_date,name,id]' }, tournament)

/** The divisions of an event that its own organization runs. */
export const ownDivisionsOf = ({ id, organization_id }: Meet) =>
  listOf(
    'tournaments',
    {
      ...{ meet_id: String(id), organization_id: String(organization_id) },
      order_by: '[start_date,name,id]',
    },
    tournament,
  )

/** A division to be added to an event. */
export interface NewDivision {
  /** The name of the event, if it has none yet. */
  readonly event: string
  readonly name: string
  /** Identifies this addition until it is complete. */
  readonly attempt: string
}

const site = record('event_sites', ['id', 'further_tournament_ids', 'time_last_updated'])

/**
 * Adds a division that is like another one of its event: of the same season, with its days, zone, sites and
 * publication. Makes the event if there is none. If the connection breaks off, the same can be sent again.
 * @param like the other division
 * @param organizationId the organization that runs it
 * @param step collects the changed records
 * @returns its page in the office
 * @throws RequestError
 */
export async function addDivision(
  like: Tournament,
  organizationId: number,
  { event, name, attempt }: NewDivision,
  step: UndoStep,
): Promise<string> {
  const { start_date, end_date, timezone, is_public } = like
  const shared = { start_date, end_date, timezone, is_public }
  const make = makeRecords(attempt, step)
  const change = (path: string, body: object, asOf: string): Promise<unknown> =>
    sendChange({ method: 'PATCH', path, body, asOf }, '', step)
  let { meet_id } = like
  if (meet_id === null) {
    meet_id = await make('/v1/meets/', {
      name: event.trim(),
      organization_id: organizationId,
      ...shared,
    })
    await change(`/v1/tournaments/${like.id}/`, { meet_id }, like.time_last_updated)
  }
  const { season_id, game_minutes, rest_minutes } = like
  const id = await make('/v1/tournaments/', {
    ...{ name: name.trim(), season_id, meet_id, game_minutes, rest_minutes },
    ...shared,
  })
  const query = { tournament_id: String(like.id), fields: fieldsParam(site) }
  for (const one of await readAll('event_sites', query, site, AbortSignal.timeout(20_000)))
    await change(
      `/v1/event_sites/${one.id}/`,
      { further_tournament_ids: [...new Set([...one.further_tournament_ids, id])] },
      one.time_last_updated,
    )
  return `/office/tournaments/${id}/todo`
}
