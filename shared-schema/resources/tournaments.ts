import { choice, date, decimal, described, integer, link, name, nullable, required, text, truth } from './field.ts'
import { byId, resource, slug } from './resource.ts'
import { isZone } from './time.ts'

const zone = text(60)

export const tournaments = resource({
  family: 'tournaments',
  noun: 'tournament',
  description: 'An event of one season: its teams meet in pools, brackets and swiss rounds.',
  page: record => `tournaments/${record.id}/${slug(record.name)}/`,
  filters: {
    sport: { kind: 'through', column: 'season_id', table: 'season_sports', select: 'season_id', where: 'sport' },
    ...byId('team_id', { kind: 'through', column: 'id', table: 'tournament_teams', select: 'tournament_id', where: 'team_id' }),
  },
  fields: {
    name: name(),
    info: text(20_000),
    season_id: required(link('seasons', 'season', 'full')),
    start_date: nullable(date()),
    end_date: nullable(date()),
    number_of_sets: described('For sports played in sets.', nullable(integer())),
    scheduling_format: choice(['regular', 'swiss'], 'regular'),
    swiss_scoring_system: choice(['victory points', 'power ranking'], 'victory points'),
    swiss_pairing_type: choice(['adjacent pairing', 'slide pairing'], 'adjacent pairing'),
    swiss_points_for_bye: decimal('1.0'),
    swiss_victory_points_games_to: integer(15),
    swiss_victory_points_cap: integer(25),
    timezone: described('Olson name of the zone in which the tournament shows its times.', { ...zone, fallback: 'UTC', input: zone.input.refine(isZone, { error: 'must be a time zone such as Europe/Amsterdam' }) }),
    uses_seeds: truth(true),
    visibility: choice(['live', 'hidden'], 'live'),
    is_public: described('A public tournament can be read without signing in, even where its organization cannot.', truth(false)),
  },
})
