import { calendarTypes } from '../../../shared-schema/resources/calendar-types.ts'
import { typeList, typeText } from '../../../shared-schema/sports/model/event-type.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import { readOnce } from '../../database/read-once.ts'
import type { Tx } from '../../database/transaction.ts'
import { withAttributesOf } from '../../games/entries/event-attributes.ts'
import type { FamilyRules } from './family-rules.ts'
import { derivedLink } from '../ownership/derived-link.ts'
import { withOwnTimezone } from '../ownership/local-time.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * A calendar event has a start and belongs to a tournament, a season or an organization; if it only invites
 * teams, to the season of the first. Plays never come here: entries create them.
 */
export const calendarEventRules: Partial<FamilyRules<'events'>> = {
  async prepare(tx, record, before) {
    const type = calendarTypes.find(known => known.type === record.type)
    if (!type)
      throw Problem.field('type', t => t('families.calendarType', { types: typeList(calendarTypes) }))
    const { start_time, ...event } = withAttributesOf(type, record, before)
    if (start_time === null)
      throw Problem.field('start_time', t => t('families.calendarStart', { type: typeText(type) }))
    const placed = await withSite(tx, await inItsOrganization(tx, { ...event, start_time }, before), before)
    return requireEndAfterStart(await inItsZone(tx, placed, before))
  },
}

type Event = DraftIn<'events'> & { readonly start_time: string }
type ZonedEvent = Event & { readonly timezone: string }
type Before = OwnedIn<'events'> | undefined

async function inItsOrganization(tx: Tx, event: Event, before: Before): Promise<Event> {
  const season = await seasonOf(tx, event)
  if (season) {
    const tournament = event.tournament_id
    const inSeason = derivedLink(event, before, 'season_id', season.id, t =>
      typeof tournament === 'number'
        ? t('belonging.seasonOfTournament', { season: season.id, tournament })
        : t('belonging.season', { season: season.id }),
    )
    return derivedLink(inSeason, before, 'organization_id', season.organization_id, t =>
      t('belonging.organizationOfSeason', { organization: season.organization_id, season: season.id }),
    )
  }
  if (event.organization_id !== null) return event
  throw Problem.field('organization_id', t => t('families.calendarPlace'))
}

/** The season of an event: given, or following from its tournament, or else from its first team. */
const seasonOf = (tx: Tx, { tournament_id, season_id, team_ids, organization_id }: Event) =>
  seasonBy(tx, tournament_id, season_id, organization_id === null ? teamIdsOf(team_ids)[0] : undefined)

const seasonBy = readOnce(
  (tx, tournamentId: number | null, seasonId: number | null, teamId: number | undefined) => {
    const seasons = tx
      .selectFrom('seasons')
      .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
      .select(['seasons.id', 'leagues.organization_id'])
    if (typeof tournamentId === 'number')
      return seasons
        .where('seasons.id', 'in', eb =>
          eb.selectFrom('tournaments').select('season_id').where('id', '=', tournamentId),
        )
        .executeTakeFirst()
    if (typeof seasonId === 'number') return seasons.where('seasons.id', '=', seasonId).executeTakeFirst()
    if (teamId === undefined) return Promise.resolve(undefined)
    return seasons
      .where('seasons.id', 'in', eb => eb.selectFrom('teams').select('season_id').where('id', '=', teamId))
      .executeTakeFirst()
  },
)

/** An event has the requested zone. Without one it is derived from the offset, or else the tournament. */
async function inItsZone(tx: Tx, event: Event, before: Before): Promise<ZonedEvent> {
  const { timezone, start_time } = event
  if (typeof timezone !== 'string' || timezone === before?.timezone) return withOwnTimezone(tx, event, before)
  const time = start_time === before?.start_time ? start_time : withOffset(start_time, timezone)
  return { ...event, timezone, start_time: time }
}

/** The event site follows from the game site. */
async function withSite(tx: Tx, event: Event, before: Before): Promise<Event> {
  if (typeof event.game_site_id !== 'number') return event
  const site = await gameSite(tx, event.game_site_id)
  return derivedLink(event, before, 'event_site_id', site.event_site_id, t =>
    t('belonging.eventSiteOfGameSite', { event_site: site.event_site_id, game_site: site.id }),
  )
}

const gameSite = readOnce((tx, id: number) =>
  tx.selectFrom('game_sites').select(['id', 'event_site_id']).where('id', '=', id).executeTakeFirstOrThrow(),
)

function requireEndAfterStart(event: ZonedEvent): Event {
  if (typeof event.end_time !== 'string') return event
  const end_time = withOffset(event.end_time, event.timezone)
  if (Date.parse(end_time) < Date.parse(event.start_time))
    throw Problem.field('end_time', t => t('families.calendarEnd'))
  return { ...event, end_time }
}
