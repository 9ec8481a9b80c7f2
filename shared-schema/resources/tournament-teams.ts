import { z } from 'zod'
import { entrantStatuses } from '../rules/standings/entrant.ts'
import { consents } from './consent.ts'
import {
  choice,
  computed,
  described,
  fixed,
  integer,
  link,
  nullable,
  request,
  required,
  text,
  within,
} from './field.ts'
import { partOf } from './link.ts'
import { byId, membership } from './resource.ts'

export const tournamentTeams = membership({
  family: 'tournament_teams',
  noun: 'tournament team',
  description: 'A team in a tournament, with its seed and its final standing there.',
  key: ['tournament_id', 'team_id'],
  filters: {
    ...byId('season_id', {
      kind: 'through',
      column: 'tournament_id',
      table: 'tournaments',
      select: 'id',
      where: 'season_id',
    }),
    ...byId('team_organization_id', {
      kind: 'through',
      column: 'team_id',
      table: 'teams',
      select: 'id',
      where: 'owner_id',
    }),
    consent: { kind: 'any', columns: ['consent'] },
  },
  fields: {
    tournament_id: fixed(required(link('tournaments', partOf, 'tournament'))),
    team_id: fixed(
      required(link('teams', { owner: 'no', deleted: 'goes', attach: 'consent', shows: 'target' }, 'team')),
    ),
    seed: nullable(integer()),
    final_standing: nullable(integer()),
    status: described(
      'A team that is withdrawn or disqualified forfeits what it has not played yet.',
      choice(entrantStatuses, 'playing'),
    ),
    replaces_team_id: described(
      'The team whose place it takes: its seed, its pools and its games, none of which may have begun. That team is not in the tournament any more.',
      request(nullable(within(1, 2_147_483_647))),
    ),
    consent: described(
      "Whether the team's organization agrees. A team of another organization is requested, and takes part when an owner or admin of its organization has given consent.",
      choice(consents, 'not needed'),
    ),
    team_name: described(
      'What the tournament calls a team that has not agreed: nothing else of it is shown.',
      text(),
    ),
    tournament_name: described(
      'For the organization that is asked, which may be unable to read the tournament.',
      computed(z.string()),
    ),
    organizer_name: described('The organization that runs the tournament.', computed(z.string())),
  },
})
