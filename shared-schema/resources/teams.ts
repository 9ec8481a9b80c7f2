import { z } from 'zod'
import { alsoCalled, computed, described, link, links, name, required, text } from './field.ts'
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
  },
})
