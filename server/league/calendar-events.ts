import { calendarTypes } from '../../shared-schema/resources/calendar-types.ts'
import { typeList, typeText } from '../../shared-schema/resources/event-types.ts'
import { withOffset } from '../../shared-schema/resources/time.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { withAttributesOf } from './event-attributes.ts'
import type { FamilyRules } from './family-rules.ts'
import { following } from './following.ts'
import { inOwnZone } from './local-time.ts'
import { teamIdsOf } from './named-teams.ts'
import { Problem } from './problem.ts'

/**
 * An event of the calendar has a beginning and belongs to a tournament, a season or an organization;
 * where only teams are invited, to the season of the first. Plays never come here: entries make them.
 */
export const calendarEventRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    const type = calendarTypes.find(known => known.type === record.type)
    if (!type) throw Problem.field('type', `must be one of the calendar: ${typeList(calendarTypes)}`)
    const event = withAttributesOf(type, record, before)
    if (event.start_time === null) throw Problem.field('start_time', `is required for type ${typeText(type)}`)
    const placed = await atItsSite(tx, await inItsOrganization(tx, event, before), before)
    return untilItsEnd(await inOwnZone(tx, placed, before))
  },
}

async function inItsOrganization(tx: Tx, event: Stored, before: Stored | undefined): Promise<Stored> {
  const season = await seasonOf(tx, event)
  if (season) {
    const ofTournament = typeof event.tournament_id === 'number' ? ` of tournament ${event.tournament_id}` : ''
    const inSeason = following(event, before, 'season_id', season.id, `the season${ofTournament}`)
    return following(inSeason, before, 'organization_id', season.organization_id, `the organization of season ${season.id}`)
  }
  if (event.organization_id !== null) return event
  const reason = 'is needed, or season_id, tournament_id or team_ids: an event belongs to one of them'
  throw Problem.field('organization_id', reason)
}

/** The season that an event says or that follows from its tournament, or from its first team where it says nothing. */
async function seasonOf(tx: Tx, event: Stored) {
  const seasons = tx.selectFrom('seasons').innerJoin('leagues', 'leagues.id', 'seasons.league_id').select(['seasons.id', 'leagues.organization_id'])
  if (typeof event.tournament_id === 'number') {
    const { tournament_id } = event
    return seasons.where('seasons.id', 'in', eb => eb.selectFrom('tournaments').select('season_id').where('id', '=', tournament_id)).executeTakeFirst()
  }
  if (typeof event.season_id === 'number') return seasons.where('seasons.id', '=', event.season_id).executeTakeFirst()
  const [team] = teamIdsOf(event.team_ids)
  if (team === undefined || event.organization_id !== null) return undefined
  return seasons.where('seasons.id', 'in', eb => eb.selectFrom('teams').select('season_id').where('id', '=', team)).executeTakeFirst()
}

/** A game site lies in its event site. */
async function atItsSite(tx: Tx, event: Stored, before: Stored | undefined): Promise<Stored> {
  if (typeof event.game_site_id !== 'number') return event
  const site = await tx.selectFrom('game_sites').select(['id', 'event_site_id']).where('id', '=', event.game_site_id).executeTakeFirstOrThrow()
  return following(event, before, 'event_site_id', site.event_site_id, `the event site of game site ${site.id}`)
}

function untilItsEnd(event: Stored): Stored {
  if (typeof event.end_time !== 'string') return event
  const end_time = withOffset(event.end_time, String(event.timezone))
  if (Date.parse(end_time) < Date.parse(String(event.start_time))) throw Problem.field('end_time', 'must not be before start_time')
  return { ...event, end_time }
}
