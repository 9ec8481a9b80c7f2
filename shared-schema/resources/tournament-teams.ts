import { fixed, integer, link, nullable, required } from './field.ts'
import { membership } from './resource.ts'

/** A team in a tournament, with its seed and its final standing there. */
export const tournamentTeams = membership({
  family: 'tournament_teams',
  noun: 'tournament team',
  key: ['tournament_id', 'team_id'],
  fields: {
    tournament_id: fixed(required(link('tournaments', 'tournament'))),
    team_id: fixed(required(link('teams', 'team'))),
    seed: nullable(integer()),
    final_standing: nullable(integer()),
  },
})
