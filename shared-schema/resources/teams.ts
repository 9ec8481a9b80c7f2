import { z } from 'zod'
import { gamesAfterLeaving } from '../rules/league-table/leaving.ts'
import { entrantStatuses } from '../rules/standings/entrant.ts'
import {
  alsoCalled,
  choice,
  computed,
  date,
  described,
  email,
  link,
  links,
  name,
  nullable,
  personal,
  request,
  required,
  text,
  within,
} from './field.ts'
import { mentioned, partOf } from './link.ts'
import { byId, images, resource, slug } from './resource.ts'
import { sports } from '../sports/names.ts'

export const teams = resource({
  family: 'teams',
  noun: 'team',
  description: 'A side in one season. The same club in other seasons is named by `related_team_ids`.',
  short: ['id', 'leaguevine_url', 'name', 'resource_uri', 'short_name', 'profile_image_50'],
  page: record => `teams/${record.id}/${slug(record.name)}/`,
  filters: {
    ...byId('tournament_id', {
      kind: 'through',
      column: 'id',
      table: 'tournament_teams',
      select: 'team_id',
      where: 'tournament_id',
    }),
  },
  fields: {
    name: name(),
    short_name: text(),
    season_id: required(link('seasons', partOf, 'season', 'full')),
    sport: computed(z.enum(sports)),
    division: described('The part of its season in whose table it stands, such as "North".', text()),
    status: described(
      'Whether it still plays in its season. Of tournaments each entry says it.',
      choice(entrantStatuses, 'playing'),
    ),
    games_after_leaving: described(
      'What becomes of its games in the season, outside of tournaments, once it does not play there any more. `annul all` strikes out those that were played and cancels the others; `keep all` cancels what was not played; `annul from` and `forfeit from` do it from `left_on` on, and to all that was not played; otherwise the rules of the table decide: to annul all, or to forfeit what was not played.',
      choice(gamesAfterLeaving, 'as the rules say'),
    ),
    left_on: described('From which day on, in the zone of each game.', nullable(date())),
    replaces_team_id: described(
      'A team of the same season whose games there, outside of tournaments, it takes over: none of them may have begun. That team has left the season then.',
      request(nullable(within(1, 2_147_483_647))),
    ),
    city: text(),
    country: text(),
    info: text(20_000),
    related_team_ids: described(
      'The same club in other seasons; each of them names this one too.',
      alsoCalled('related_teams', links('teams', mentioned)),
    ),
    wins: described('Final games alone count.', computed(z.int())),
    losses: computed(z.int()),
    ties: computed(z.int()),
    ...images,
    contact_name: personal(described('Who speaks for it.', text())),
    contact_email: personal(described('Where the office writes to it.', email())),
  },
})
