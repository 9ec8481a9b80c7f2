import { choice, described, fixed, integer, link, nullable, required } from './field.ts'
import { partOf } from './link.ts'
import { byId, membership } from './resource.ts'

export const tournamentTeams = membership({
  family: 'tournament_teams',
  noun: 'tournament team',
  description: 'A team in a tournament, with its seed and its final standing there.',
  key: ['tournament_id', 'team_id'],
  filters: byId('season_id', { kind: 'through', column: 'tournament_id', table: 'tournaments', select: 'id', where: 'season_id' }),
  fields: {
    tournament_id: fixed(required(link('tournaments', partOf, 'tournament'))),
    team_id: fixed(required(link('teams', { owner: 'no', deleted: 'goes', attach: 'consent', shows: 'target' }, 'team'))),
    seed: nullable(integer()),
    final_standing: nullable(integer()),
    status: described('A team that is withdrawn or disqualified forfeits what it has not played yet.', choice(['playing', 'withdrawn', 'disqualified'], 'playing')),
  },
})
