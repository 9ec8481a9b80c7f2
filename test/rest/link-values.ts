import type { FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import type { EntryKind } from '../../shared-schema/replication/entry-kinds.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { eventTypeOf } from '../../server/games/entries/event-type-of.ts'
import { ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import type { Body } from './client.ts'
import type { Estate } from './link-world.ts'
import { ownValues, start_time } from './own-values.ts'

/** The values of a create that names, by a link, a record of an estate. */
export function namingValues(
  { holder, field, to, isList }: FamilyLink,
  own: Estate,
  there: Estate,
  game: number | undefined,
): Body {
  const id = target({ holder, field, to }, there)
  const values = ownValues(holder, own)
  const named = {
    [field]: isList
      ? to === 'teams' && holder !== 'teams' && holder !== 'game_scores'
        ? [id, own.secondTeam]
        : [id]
      : id,
  }
  switch (`${holder}.${field}`) {
    case 'event_sites.organization_id':
      return { name: 'New', ...named }
    case 'events.organization_id':
    case 'events.season_id':
      return { ...values, tournament_id: undefined, ...named }
    case 'games.season_id':
      return { start_time, ...named }
    case 'games.tournament_id':
      return { start_time, ...named, pool_round_id: there.ids.pool_rounds }
    case 'awards.tournament_id':
      return { ...named, kind: 'fair play', team_id: there.ids.teams }
    case 'awards.season_id':
      return { ...named, kind: 'fair play', team_id: there.ids.teams, tournament_id: undefined }
    case 'awards.team_id':
      return { ...values, ...named, player_id: undefined }
    case 'awards.player_id':
      return { ...values, ...named, team_id: there.ids.teams }
    case 'tie_decisions.tournament_id':
      return { ...named, team_ids: [there.ids.teams, there.secondTeam] }
    case 'game_officials.team_id':
      return { ...values, official_id: undefined, ...named }
    case 'tournaments.meet_id':
      return { ...values, is_public: true, ...named }
    case 'game_scores.forfeit_team_ids':
      return { game_id: game, ...named }
    case 'brackets.team_ids':
    case 'brackets.pool_ids':
    case 'brackets.swiss_round_id':
      return { ...values, number_of_rounds: undefined, ...named }
  }
  if (holder !== 'events' || !/^(game_id|player_)/.test(field)) return { ...values, ...named }
  return { type: playTypeWith(field), game_id: game, ...named }
}

/** The record of an estate that is named: one that is in nothing yet if it may be in one thing once alone. */
export function target(
  { holder, field, to }: Pick<FamilyLink, 'holder' | 'field' | 'to'>,
  there: Estate,
): number {
  const free: Readonly<Record<string, number>> = {
    'team_players.player_id': there.freePlayer,
    'tournament_teams.team_id': there.freeTeam,
  }
  return free[`${holder}.${field}`] ?? there.ids[to] ?? 0
}

/** A type of play that names a player in this part. */
function playTypeWith(field: string): number {
  const type = rulesOf('ultimate')
    .kinds.map(eventTypeOf)
    .find(({ attributes }) => field in attributes)
  if (!type) throw new Error(`No play of ultimate has ${field}`)
  return type.type
}

/** The contents of a tablet's entry that names, in a field, a record of an estate. */
export function said(kind: string, field: string, there: Estate): { kind: EntryKind; data: object } {
  const id = /player_(\d_)?id$/.test(field)
    ? there.ids.players
    : /^(entry_id|replaces|sheet|entry_ids|left_out)$/.test(field)
      ? there.entryId
      : there.ids.teams
  const named = { [field]: /ids$|left_out/.test(field) ? [id] : id }
  const score = { team_1_score: 1, team_2_score: 0, is_final: false, game_sets: [], what_happened: '' }
  switch (kind) {
    case 'play':
      return { kind, data: playOf(field === 'replaces' ? ultimatePlays.goal : playTypeWith(field), named) }
    case 'score':
      return { kind, data: { ...score, ...named } }
    case 'spirit':
      return {
        kind,
        data: {
          team_1_score: '[2,2,2,2,2]',
          team_2_score: '',
          team_1_comment: '',
          team_2_comment: '',
          ...named,
        },
      }
    case 'walk_on':
      return { kind, data: { first_name: 'Wim', last_name: '', nickname: '', number: null, ...named } }
    case 'check_in':
      return {
        kind,
        data: {
          ...{ team_id: there.ids.teams, player_id: null, is_here: true, turn: 1, day: '2026-06-01' },
          ...named,
        },
      }
    case 'withdrawal':
      return { kind, data: named }
    case 'decision':
      return { kind, data: { sheet: there.entryId, entry_ids: null, left_out: [], against: [], ...named } }
    case 'claim':
      return { kind, data: { term: 1, ...named } }
    default:
      return { kind: 'status', data: { status: 'live' } }
  }
}
