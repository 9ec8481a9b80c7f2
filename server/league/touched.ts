import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { keyOf } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Touched } from './catalog.ts'

/**
 * The records whose place in the catalogs hangs on one record: a team enters a tournament's
 * scope with its roster, a game brings its site. Asked before and after a write, so that what a
 * record leaves behind is found as well.
 */
export async function touchedBy(tx: Tx, family: Family, record: Stored): Promise<Touched> {
  const self = { family, key: keyOf(family, record) }
  switch (family) {
    case 'teams':
      return [self, ...await rosterOf(tx, Number(record.id))]
    case 'tournament_teams':
      return [self, { family: 'teams', key: [Number(record.team_id)] }, ...await rosterOf(tx, Number(record.team_id))]
    case 'team_players':
      return [self, { family: 'players', key: [Number(record.player_id)] }]
    case 'tournaments':
      return [self, ...await seasonOf(tx, Number(record.season_id))]
    case 'swiss_rounds':
      return [self, ...await gamesOf(tx, Number(record.id))]
    case 'games':
      return [self, ...await siteOf(tx, record.game_site_id)]
    case 'game_sites':
      return [self, { family: 'event_sites', key: [Number(record.event_site_id)] }]
    case 'event_sites':
      return [self, ...await sitesAt(tx, Number(record.id))]
    case 'seasons':
      return [self, { family: 'leagues', key: [Number(record.league_id)] }]
    default:
      return [self]
  }
}

async function rosterOf(tx: Tx, teamId: number): Promise<Touched> {
  const roster = await tx.selectFrom('team_players').select(['team_id', 'player_id']).where('team_id', '=', teamId).execute()
  return roster.flatMap(({ team_id, player_id }) => [
    { family: 'team_players' as const, key: [team_id, player_id] },
    { family: 'players' as const, key: [player_id] },
  ])
}

async function seasonOf(tx: Tx, seasonId: number): Promise<Touched> {
  const season = await tx.selectFrom('seasons').select('league_id').where('id', '=', seasonId).executeTakeFirst()
  return season ? [{ family: 'seasons', key: [seasonId] }, { family: 'leagues', key: [season.league_id] }] : []
}

async function gamesOf(tx: Tx, roundId: number): Promise<Touched> {
  const games = await tx.selectFrom('games').select('id').where('swiss_round_id', '=', roundId).execute()
  return games.map(({ id }) => ({ family: 'games', key: [id] }))
}

async function siteOf(tx: Tx, siteId: unknown): Promise<Touched> {
  if (typeof siteId !== 'number') return []
  const site = await tx.selectFrom('game_sites').select('event_site_id').where('id', '=', siteId).executeTakeFirst()
  return site ? [{ family: 'game_sites', key: [siteId] }, { family: 'event_sites', key: [site.event_site_id] }] : []
}

async function sitesAt(tx: Tx, eventSiteId: number): Promise<Touched> {
  const sites = await tx.selectFrom('game_sites').select('id').where('event_site_id', '=', eventSiteId).execute()
  return sites.map(({ id }) => ({ family: 'game_sites', key: [id] }))
}
