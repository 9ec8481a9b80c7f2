import { choice, described, fixed, link, nullable, text, within } from './field.ts'
import { partOf } from './link.ts'
import { resource } from './resource.ts'

/** The achievements that events usually honour. */
export const awardKinds = ['most valuable player', 'all-star', 'top scorer', 'fair play', 'other'] as const

export const awards = resource({
  family: 'awards',
  noun: 'award',
  description: 'An honour that a tournament or a season gives to a player or a team.',
  short: ['id', 'kind', 'name', 'resource_uri'],
  fields: {
    tournament_id: described(
      'The tournament that gives it; either this or `season_id`.',
      fixed(nullable(link('tournaments', { ...partOf, shows: 'record to the public' }, 'tournament'))),
    ),
    season_id: described(
      'The season that gives it, if no tournament does.',
      fixed(nullable(link('seasons', { ...partOf, shows: 'record to the public' }, 'season'))),
    ),
    kind: choice(awardKinds, 'other'),
    name: described(
      'The name of an award of another kind; another name for one of the usual kinds.',
      text(200),
    ),
    team_id: described(
      'The team that gets it, or for which the player plays.',
      nullable(link('teams', { owner: 'no', deleted: 'goes', attach: 'entrant', shows: 'none' }, 'team')),
    ),
    player_id: described(
      'The player who gets it: one of the roster of the team. Null if the team gets it.',
      nullable(link('players', { owner: 'no', deleted: 'goes', attach: 'entrant', shows: 'none' }, 'player')),
    ),
    votes: described('How many votes it got, if there was a vote.', nullable(within(0, 100_000))),
    note: text(2000),
  },
})
