import {
  described,
  fixed,
  link,
  nullable,
  readonly,
  request,
  required,
  text,
  truth,
  utcTime,
} from './field.ts'
import { recordedAt } from './link.ts'
import { officialRole } from './officials.ts'
import { resource } from './resource.ts'

export const gameOfficials = resource({
  family: 'game_officials',
  noun: 'assignment',
  description: 'An official or a team on duty who takes a role at a game: one of the two.',
  short: ['id', 'role', 'resource_uri'],
  fields: {
    game_id: fixed(required(link('games', recordedAt, 'game'))),
    role: described('As in `officials_wanted` of the event, or another one.', {
      ...required(text(60)),
      input: officialRole,
    }),
    official_id: nullable(
      link(
        'officials',
        { owner: 'no', deleted: 'goes', attach: 'own', shows: 'target to the public' },
        'official',
      ),
    ),
    team_id: described(
      'A team that plays in the event and owes duty.',
      nullable(link('teams', { owner: 'no', deleted: 'goes', attach: 'entrant', shows: 'none' }, 'team')),
    ),
    game_time: described(
      'When the game was to start as the assignment was made or last changed.',
      nullable(utcTime()),
    ),
    is_planned: described(
      'Whether it was planned, and nobody has changed it since: another plan may replace it.',
      readonly(truth(false)),
    ),
    if_open: described(
      'Whether the assignment is refused (412) if as many have the role at the game as the event wants: by somebody else for example.',
      request(truth(false)),
    ),
  },
})
