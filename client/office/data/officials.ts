import { z } from 'zod'
import {
  officiatingAnswers,
  type OfficialsPlanBody,
  type OfficiatedGame,
  type OfficiatingSlot,
} from '../../../shared-schema/api/officiating.ts'
import { absence } from '../../../shared-schema/resources/officials.ts'
import { record } from '../../base/requests/record.ts'
import { localTime, type SheetTable } from '../../base/sheets/table.ts'
import { t } from '../texts/t.ts'
import { familiesOf, play, sites } from './families-read.ts'
import { wouldBe } from './previews.ts'
import { answerOf, listOf } from './queries.ts'

/** A field that is null for others than owners and admins. */
const forOffice = <T>(shape: z.ZodType<T>, none: T) => shape.nullable().transform(value => value ?? none)

const official = record('officials', ['id', 'time_last_updated', 'name']).extend({
  email: forOffice(z.string(), ''),
  roles: forOffice(z.array(z.string()), []),
  team_ids: forOffice(z.array(z.int()), []),
  unavailable: forOffice(z.array(absence), []),
  info: forOffice(z.string(), ''),
})
/** Somebody who officiates at games of an organization; others than owners and admins see only the name. */
export type Official = z.infer<typeof official>

/** The officials of an organization by their names. */
export const officialsOf = (organizationId: number) =>
  listOf('officials', { organization_id: String(organizationId), order_by: '[name,id]' }, official)

const guest = record('tournament_teams', ['team_id', 'team_name']).extend({
  team: record('teams', ['id', 'name']).nullable(),
})

/** The teams that take part in the tournaments of an organization, those of others too. */
export const teamsTakingPart = (organizationId: number) =>
  listOf('tournament_teams', { organization_id: String(organizationId) }, guest)

/** A tournament or season at whose games people officiate. */
export interface OfficiatedEvent {
  readonly family: 'tournaments' | 'seasons'
  readonly id: number
}

const pathOf = ({ family, id }: OfficiatedEvent): string => `/v1/${family}/${id}/`

const reads = [...play, ...sites, ...familiesOf('officials')] as const

/** The games of an event with their officials, and what is wrong with those. */
export const officiatingOf = (event: OfficiatedEvent) =>
  answerOf(`${pathOf(event)}officiating/`, officiatingAnswers.Officiating, reads)

/** The candidates for a role at a game. */
export const candidatesOf = (event: OfficiatedEvent, gameId: number, { role, by }: OfficiatingSlot) =>
  answerOf(
    `${pathOf(event)}official_candidates/?${String(new URLSearchParams({ game_id: String(gameId), role, by }))}`,
    officiatingAnswers.OfficialCandidates,
    reads,
  )

/** The request that plans the officials of an event. */
export const planningOf = (event: OfficiatedEvent, body: OfficialsPlanBody) => ({
  method: 'POST' as const,
  path: `${pathOf(event)}officials_plan/`,
  body,
})

/** The plan of an event before it is stored. */
export const planOf = (event: OfficiatedEvent, body: OfficialsPlanBody) =>
  wouldBe(planningOf(event, body), officiatingAnswers.OfficialsPlan)

/** The officials of an event for a spreadsheet: a row for each role at each game. */
export const officiatingTable = (games: readonly OfficiatedGame[]): SheetTable => ({
  columns: (['start', 'field', 'game', 'role', 'who'] as const).map(column =>
    t(`officials.columns.${column}`),
  ),
  rows: games.flatMap(({ start_time, field, name, slots }) =>
    slots.map(slot => [localTime(start_time), field, name, slot.role, slot.name]),
  ),
})
