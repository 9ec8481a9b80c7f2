import type { FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { playOf, type EntryKind } from '../../shared-schema/replication/entry.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { ultimatePlays } from '../../shared-schema/sports/ultimate-plays.ts'
import type { Body } from './client.ts'
import { start_time, type Estate } from './link-world.ts'

/** What a create of a record of a family sends, all of it one's own. */
export function ownValues(family: Family, { ids, secondTeam, freeTeam, freePlayer }: Estate): Body {
  const [name, tournament_id] = ['New', ids.tournaments]
  switch (family) {
    case 'organizations': return { name }
    case 'leagues': return { name, organization_id: ids.organizations }
    case 'seasons': return { name, league_id: ids.leagues }
    case 'players': return { first_name: name, organization_id: ids.organizations }
    case 'teams': case 'tournaments': return { name, season_id: ids.seasons }
    case 'team_players': return { team_id: ids.teams, player_id: freePlayer }
    case 'tournament_teams': return { tournament_id, team_id: freeTeam }
    case 'event_sites': return { name, tournament_id }
    case 'game_sites': return { name, event_site_id: ids.event_sites }
    case 'pools': return { name, tournament_id }
    case 'pool_rounds': return { pool_id: ids.pools }
    case 'brackets': return { tournament_id, start_time, number_of_rounds: 1 }
    case 'swiss_rounds': return { tournament_id, start_time }
    case 'tie_decisions': return { tournament_id, team_ids: [ids.teams, secondTeam] }
    case 'games': return { pool_round_id: ids.pool_rounds, start_time }
    case 'game_scores': return { game_id: ids.games, team_1_score: 1, team_2_score: 0 }
    case 'game_sportsmanship_scores': return { game_id: ids.games, team_1_score: '[2,2,2,2,2]' }
    case 'events': return { type: 1001, name, start_time, tournament_id }
  }
}

/** What a create sends that names, by a link, something of an estate. */
export function namingValues({ holder, field, to, isList }: FamilyLink, own: Estate, there: Estate, game: number | undefined): Body {
  const id = target({ holder, field, to }, there)
  const values = ownValues(holder, own)
  const named = { [field]: isList ? (to === 'teams' && holder !== 'teams' && holder !== 'game_scores' ? [id, own.secondTeam] : [id]) : id }
  switch (`${holder}.${field}`) {
    case 'event_sites.organization_id': return { name: 'New', ...named }
    case 'events.organization_id': case 'events.season_id': return { ...values, tournament_id: undefined, ...named }
    case 'games.season_id': return { start_time, ...named }
    case 'games.tournament_id': return { start_time, ...named, pool_round_id: there.ids.pool_rounds }
    case 'tie_decisions.tournament_id': return { ...named, team_ids: [there.ids.teams, there.secondTeam] }
    case 'game_scores.forfeit_team_ids': return { game_id: game, ...named }
    case 'brackets.team_ids': case 'brackets.pool_ids': case 'brackets.swiss_round_id': return { ...values, number_of_rounds: undefined, ...named }
  }
  if (holder !== 'events' || !/^(game_id|player_)/.test(field)) return { ...values, ...named }
  return { type: playTypeWith(field), game_id: game, ...named }
}

/** The record of an estate that is named: one that is in nothing yet where it may be in one thing once alone. */
export function target({ holder, field, to }: Pick<FamilyLink, 'holder' | 'field' | 'to'>, there: Estate): number {
  const free: Readonly<Record<string, number>> = { 'team_players.player_id': there.freePlayer, 'tournament_teams.team_id': there.freeTeam }
  return free[`${holder}.${field}`] ?? there.ids[to] ?? 0
}

/** A type of play that names a player in this part. */
export function playTypeWith(field: string): number {
  const type = rulesOf('ultimate').playTypes.find(({ attributes }) => field in attributes)
  if (!type) throw new Error(`No play of ultimate has ${field}`)
  return type.type
}

/** What an entry of a tablet says that names, in a field, something of an estate. */
export function said(kind: string, field: string, there: Estate): { kind: EntryKind; data: object } {
  const id = /player_\d_id$/.test(field) ? there.ids.players : /^(entry_id|replaces|sheet|entry_ids|left_out)$/.test(field) ? there.entryId : there.ids.teams
  const named = { [field]: /ids$|left_out/.test(field) ? [id] : id }
  const score = { team_1_score: 1, team_2_score: 0, is_final: false, game_sets: [], what_happened: '' }
  switch (kind) {
    case 'play': return { kind, data: playOf(field === 'replaces' ? ultimatePlays.goal : playTypeWith(field), named) }
    case 'score': return { kind, data: { ...score, ...named } }
    case 'spirit': return { kind, data: { team_1_score: '[2,2,2,2,2]', team_2_score: '', team_1_comment: '', team_2_comment: '', ...named } }
    case 'walk_on': return { kind, data: { first_name: 'Wim', last_name: '', nickname: '', number: null, ...named } }
    case 'withdrawal': return { kind, data: named }
    case 'decision': return { kind, data: { sheet: there.entryId, entry_ids: null, left_out: [], against: [], ...named } }
    case 'claim': return { kind, data: { term: 1, ...named } }
    default: return { kind: 'status', data: { status: 'live' } }
  }
}
