import { described, link, links, list, name, notOnTablets, nullable, owner, picture, text } from './field.ts'
import { byId, resource } from './resource.ts'
import { siteMark } from './site-map.ts'

export const eventSites = resource({
  family: 'event_sites',
  noun: 'event site',
  description: 'One location where games are played, with its map.',
  short: ['id', 'name', 'resource_uri'],
  filters: byId('tournament_id', {
    kind: 'any',
    columns: ['tournament_id'],
    lists: ['further_tournament_ids'],
  }),
  fields: {
    name: name(),
    description: described('Where it is.', text(20_000)),
    directions: described('How people get there.', text(20_000)),
    image: described('Address of the map, at most 2000 pixels wide and high.', picture()),
    image_400: described('The same, at most 400 pixels wide and high.', picture()),
    marks: described('What is where on the map.', list(siteMark)),
    tournament_id: nullable(
      link('tournaments', { owner: 'decides', deleted: 'emptied', attach: 'own', shows: 'record' }, null),
    ),
    organization_id: described(
      'That of its tournament. For a site without one it is required if its creator manages several, and only somebody who manages both moves it to another.',
      owner(),
    ),
    further_tournament_ids: described(
      'Other tournaments that play here too, each with all fields of the site.',
      notOnTablets(links('tournaments', { owner: 'no', deleted: 'emptied', attach: 'own', shows: 'record' })),
    ),
  },
})
