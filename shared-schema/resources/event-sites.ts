import { link, nullable, required, text } from './field.ts'
import { resource } from './resource.ts'

/** One location where games are played, with its map. */
export const eventSites = resource({
  family: 'event_sites',
  noun: 'event site',
  short: ['id', 'name', 'resource_uri'],
  fields: {
    name: required(text()),
    /** Address and directions. */
    description: text(20_000),
    /** Address of the map. */
    image: text(2000),
    image_400: text(2000),
    tournament_id: nullable(link('tournaments', null)),
  },
})
