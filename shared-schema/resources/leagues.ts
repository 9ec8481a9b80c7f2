import { choice, link, name, required, text } from './field.ts'
import { images, resource, slug } from './resource.ts'
import { sports, usualSport } from '../sports/names.ts'

export const leagues = resource({
  family: 'leagues',
  noun: 'league',
  description: 'A competition of one sport that one organization runs, season after season.',
  page: record => `leagues/${record.id}/${slug(record.name)}/`,
  filters: { sport: { kind: 'any', columns: ['sport'] } },
  fields: {
    name: name(),
    short_name: text(),
    sport: choice(sports, usualSport),
    gender: choice(['open', 'mixed', 'womens', 'mens'], 'open'),
    organization_id: required(
      link(
        'organizations',
        { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'target to the public' },
        'organization',
      ),
    ),
    info: text(20_000),
    ...images,
  },
})
