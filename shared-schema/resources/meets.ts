import { date, described, link, name, nullable, required, text, timeZone, truth } from './field.ts'
import { resource } from './resource.ts'

export const meets = resource({
  family: 'meets',
  noun: 'meet',
  description:
    'An event with divisions: open, women, juniors. Each division is a tournament, with its teams, format and standings.',
  short: ['id', 'name', 'resource_uri'],
  fields: {
    name: name(),
    info: text(20_000),
    organization_id: required(
      link(
        'organizations',
        { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'target to the public' },
        'organization',
      ),
    ),
    start_date: described(
      'Another day, zone or publication is that of all divisions from then on, if they are of its organization.',
      nullable(date()),
    ),
    end_date: nullable(date()),
    timezone: described('Olson name of the zone of its divisions.', { ...timeZone(), fallback: 'UTC' }),
    is_public: described('Whether everybody may read its divisions, and with them the meet.', truth(false)),
  },
})
