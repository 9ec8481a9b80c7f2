import { described, link, name, nullable, owner, text } from './field.ts'
import { resource } from './resource.ts'

export const eventSites = resource({
  family: 'event_sites',
  noun: 'event site',
  description: 'One location where games are played, with its map.',
  short: ['id', 'name', 'resource_uri'],
  fields: {
    name: name(),
    description: described('Address and directions.', text(20_000)),
    image: described('Address of the map.', text(2000)),
    image_400: text(2000),
    tournament_id: nullable(
      link('tournaments', { owner: 'decides', deleted: 'emptied', attach: 'own', shows: 'record' }, null),
    ),
    organization_id: described(
      'That of its tournament. For a site without one it is needed where whoever makes it manages several, and only somebody who manages both moves it to another.',
      owner(),
    ),
  },
})
