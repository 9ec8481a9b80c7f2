import type { z } from 'zod'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { record } from '../../base/requests/record.ts'
import { queryText } from '../../reading/desk/event-query.ts'
import { listOf } from './queries.ts'

const award = record('awards', [
  'id',
  'time_last_updated',
  'kind',
  'name',
  'team_id',
  'player_id',
  'votes',
  'note',
]).extend({
  team: record('teams', ['id', 'name']).nullable(),
  player: record('players', ['id', 'first_name', 'last_name', 'nickname']).nullable(),
})
/** An award that an event gives to a team, or to a player of it. */
export type Award = z.infer<typeof award>

/** The awards of an event, in the order in which they were added. */
export const awardsOf = (scope: Scope) => listOf('awards', { ...queryText(scope), order_by: '[id]' }, award)
