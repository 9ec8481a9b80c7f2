import { described, link, name, nullable, required, timeOfDay } from './field.ts'
import { byId, resource } from './resource.ts'

export const gameSites = resource({
  family: 'game_sites',
  noun: 'game site',
  description: 'One area of play inside an event site.',
  short: ['id', 'name', 'resource_uri'],
  filters: byId('tournament_id', {
    kind: 'through',
    column: 'id',
    table: 'tournament_game_sites',
    select: 'game_site_id',
    where: 'tournament_id',
  }),
  fields: {
    name: name(),
    event_site_id: required(
      link(
        'event_sites',
        { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'both' },
        'event_site',
        'full',
      ),
    ),
    opens_at: described(
      'From when on there can be games, in the time of the event. Always if it is null.',
      nullable(timeOfDay()),
    ),
    closes_at: described('When the last game must be over.', nullable(timeOfDay())),
  },
})
