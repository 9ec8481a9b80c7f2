import { described, fixed, integer, link, nullable, required } from './field.ts'
import { jerseyNumber } from './jersey-number.ts'
import { partOf } from './link.ts'
import { byId, membership } from './resource.ts'

export const teamPlayers = membership({
  family: 'team_players',
  noun: 'team player',
  description: "A player on a team's roster, with what holds for that team alone, such as the jersey number.",
  key: ['team_id', 'player_id'],
  filters: {
    ...byId('tournament_id', {
      kind: 'through',
      column: 'team_id',
      table: 'tournament_teams',
      select: 'team_id',
      where: 'tournament_id',
    }),
    ...byId('season_id', {
      kind: 'through',
      column: 'team_id',
      table: 'teams',
      select: 'id',
      where: 'season_id',
    }),
  },
  fields: {
    team_id: fixed(required(link('teams', partOf, 'team', 'full'))),
    player_id: fixed(
      required(link('players', { owner: 'no', deleted: 'goes', attach: 'own', shows: 'target' }, 'player')),
    ),
    number: described('On the jersey, as an integer: 7 for "07" too.', nullable(integer())),
    jersey_number: described(
      'The number as it is on the jersey, in digits: "00" is another number than "0". It and `number` change together: whichever is sent sets the other, and this one counts where both are sent.',
      jerseyNumber(),
    ),
  },
})
