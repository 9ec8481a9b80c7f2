import { z } from 'zod'
import { sports } from '../../../shared-schema/sports/names.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { makeRecords } from './make-records.ts'
import type { UndoStep } from './undo-step.ts'

/** A new event as entered in the form. */
export const eventSetup = z.object({
  /** Empty for a new organization. */
  organizationId: z.string(),
  organization: z.string(),
  kind: z.enum(['tournament', 'day', 'season']),
  name: z.string(),
  /** Empty until it is chosen. */
  sport: z.union([z.literal(''), z.enum(sports)]),
  /** Empty for a new league. */
  leagueId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  timezone: z.string(),
  /** Identifies this beginning until it is complete. */
  attempt: z.string(),
  /** Whether it was sent: some of its records may exist. */
  isSent: z.boolean().default(false),
})
export type EventSetup = z.infer<typeof eventSetup>

export const emptySetup = (timezone: string): EventSetup => ({
  organizationId: '',
  organization: '',
  kind: 'tournament',
  name: '',
  sport: '',
  leagueId: '',
  firstDay: '',
  lastDay: '',
  timezone,
  attempt: '',
  isSent: false,
})

/** The name of the season for it: its year. */
export const seasonName = ({ firstDay }: EventSetup): string => (firstDay === '' ? '' : firstDay.slice(0, 4))

/** Whether all required fields are filled. */
export const isComplete = ({
  organizationId,
  organization,
  name,
  sport,
  firstDay,
  lastDay,
  kind,
}: EventSetup): boolean =>
  (organizationId !== '' || organization.trim() !== '') &&
  name.trim() !== '' &&
  sport !== '' &&
  firstDay !== '' &&
  (kind === 'day' || lastDay === '' || lastDay >= firstDay)

/**
 * Creates the missing records, from the organization down. If the connection breaks off, or the server
 * refuses a field, the same form can be sent again: it continues after the last created record and creates
 * none twice.
 * @param step collects the created records
 * @param onCreated is called with the id of each created record; the form then selects that record
 * @returns its page in the office
 * @throws RequestError
 */
export async function createEvent(
  wanted: EventSetup,
  step: UndoStep,
  onCreated: (part: Partial<EventSetup>) => void,
): Promise<string> {
  const { kind, sport, firstDay, timezone, attempt } = wanted
  const post = makeRecords(attempt, step)
  const name = wanted.name.trim()
  const end_date = kind === 'day' ? firstDay : wanted.lastDay || firstDay
  const organization_id =
    Number(wanted.organizationId) || (await post('/v1/organizations/', { name: wanted.organization.trim() }))
  onCreated({ organizationId: String(organization_id) })
  const league_id = Number(wanted.leagueId) || (await post('/v1/leagues/', { name, organization_id, sport }))
  onCreated({ leagueId: String(league_id) })
  const dates = kind === 'season' ? { start_date: firstDay, end_date: wanted.lastDay || null } : {}
  const season = { name: seasonName(wanted), league_id, ...dates }
  const season_id =
    (wanted.leagueId === '' || kind === 'season' ? undefined : await seasonOf(league_id, season.name)) ??
    (await post('/v1/seasons/', season))
  if (kind === 'season') return `/office/seasons/${season_id}/todo`
  const tournament = { name, season_id, start_date: firstDay, end_date, timezone }
  return `/office/tournaments/${await post('/v1/tournaments/', tournament)}/todo`
}

/** The season of that name in an existing league, for a new tournament, if there is one. */
export async function seasonOf(leagueId: number, name: string): Promise<number | undefined> {
  const shape = record('seasons', ['id', 'name'])
  const query = { league_id: String(leagueId), fields: fieldsParam(shape) }
  const seasons = await readAll('seasons', query, shape, AbortSignal.timeout(20_000))
  return seasons.find(season => season.name === name)?.id
}
