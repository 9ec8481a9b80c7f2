import { z } from 'zod'
import { computed, ids, link, required, text } from './field.ts'
import { images, resource, slug } from './resource.ts'
import { sports } from './sports.ts'

/** A side in one season. The same club in other seasons is named by `related_team_ids`. */
export const teams = resource({
  family: 'teams',
  noun: 'team',
  short: ['id', 'leaguevine_url', 'name', 'resource_uri', 'short_name'],
  page: record => `teams/${record.id}/${slug(record.name)}/`,
  filters: {
    name: { kind: 'search', columns: ['name'] },
    tournament_id: { kind: 'through', column: 'id', table: 'tournament_teams', select: 'team_id', where: 'tournament_id' },
    tournament_ids: { kind: 'through', column: 'id', table: 'tournament_teams', select: 'team_id', where: 'tournament_id' },
  },
  fields: {
    name: required(text()),
    short_name: text(),
    season_id: required(link('seasons', 'season', 'full')),
    sport: computed(z.enum(sports)),
    city: text(),
    country: text(),
    info: text(20_000),
    related_team_ids: ids(),
    wins: computed(z.int()),
    losses: computed(z.int()),
    ties: computed(z.int()),
    ...images,
  },
})
