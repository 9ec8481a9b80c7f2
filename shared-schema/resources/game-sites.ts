import { link, required, text } from './field.ts'
import { resource } from './resource.ts'

/** One area of play inside an event site. */
export const gameSites = resource({
  family: 'game_sites',
  noun: 'game site',
  short: ['id', 'name', 'resource_uri'],
  filters: {
    tournament_id: { kind: 'through', column: 'id', table: 'tournament_game_sites', select: 'game_site_id', where: 'tournament_id' },
    tournament_ids: { kind: 'through', column: 'id', table: 'tournament_game_sites', select: 'game_site_id', where: 'tournament_id' },
  },
  fields: {
    name: required(text()),
    event_site_id: required(link('event_sites', 'event_site', 'full')),
  },
})
