import { link, name, required } from './field.ts'
import { byId, resource } from './resource.ts'

export const gameSites = resource({
  family: 'game_sites',
  noun: 'game site',
  description: 'One area of play inside an event site.',
  short: ['id', 'name', 'resource_uri'],
  filters: byId('tournament_id', { kind: 'through', column: 'id', table: 'tournament_game_sites', select: 'game_site_id', where: 'tournament_id' }),
  fields: {
    name: name(),
    event_site_id: required(link('event_sites', 'event_site', 'full')),
  },
})
