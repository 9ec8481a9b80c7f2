import type { z } from 'zod'
import { fixtureAnswers } from '../../../shared-schema/api/fixtures.ts'
import { fixturesBody, type FixtureWishes } from '../../../shared-schema/api/fixtures-body.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { answerOf, listOf } from './queries.ts'

export const drawnFixtures = fixtureAnswers.DrawnFixtures
export type DrawnFixtures = z.infer<typeof drawnFixtures>
export type SeasonFixtures = z.infer<typeof fixtureAnswers.SeasonFixtures>

export const fixturesPath = (seasonId: number): string => `/v1/seasons/${seasonId}/fixtures/`

/** The drawn fixtures of a season, the wishes for them, and the wishes that they currently break. */
export const fixturesOf = (seasonId: number) =>
  answerOf(fixturesPath(seasonId), fixtureAnswers.SeasonFixtures)

/** The wishes of the last draw; null before a draw, and for wishes of an earlier version. */
export const lastWishes = ({ wishes }: SeasonFixtures): FixtureWishes | null =>
  fixturesBody.safeParse(wishes).data ?? null

const seasonTeam = record('teams', ['id', 'name', 'division'])
/** A team of a season. */
export type SeasonTeam = z.infer<typeof seasonTeam>

export const teamsOfSeason = (seasonId: number) =>
  listOf(
    'teams',
    { season_id: String(seasonId), order_by: '[division,name]', fields: fieldsParam(seasonTeam) },
    seasonTeam,
  )

const field = record('game_sites', ['id', 'name']).extend({
  event_site: record('event_sites', ['name']).nullable(),
})
/** A field on which games can be played. */
export type Field = z.infer<typeof field>

export const fieldsOfOrganization = (organizationId: number) =>
  listOf('game_sites', { organization_id: String(organizationId), order_by: '[name]' }, field)

/** `Riverside, Field 3` */
export const fieldName = ({ name, event_site }: Field): string =>
  [event_site?.name, name].flatMap(part => (part === undefined ? [] : bidiIsolate(part))).join(', ')
