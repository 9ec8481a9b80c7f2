import { described, link, name, nullable, request, text } from './field.ts'
import { ownedBy } from './link.ts'
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
    tournament_id: nullable(link('tournaments', { owner: 'decides', deleted: 'emptied', attach: 'own', shows: 'record' }, null)),
    organization_id: described('To whose organization a site without a tournament belongs, where whoever makes it manages several.', request(nullable(link('organizations', ownedBy, null)))),
  },
})
