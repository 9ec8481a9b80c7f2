import { choice, date, decimal, integer, link, nullable, required, text, truth } from './field.ts'
import { resource, slug } from './resource.ts'
import { isZone } from './time.ts'

const zone = text(60)

/** An event of one season: its teams meet in pools, brackets and swiss rounds. */
export const tournaments = resource({
  family: 'tournaments',
  noun: 'tournament',
  page: record => `tournaments/${record.id}/${slug(record.name)}/`,
  filters: {
    name: { kind: 'search', columns: ['name'] },
    sport: { kind: 'through', column: 'season_id', table: 'season_sports', select: 'season_id', where: 'sport' },
    team_ids: { kind: 'through', column: 'id', table: 'tournament_teams', select: 'tournament_id', where: 'team_id' },
  },
  fields: {
    name: required(text()),
    info: text(20_000),
    season_id: required(link('seasons', 'season', 'full')),
    start_date: nullable(date()),
    end_date: nullable(date()),
    /** For sports played in sets. */
    number_of_sets: nullable(integer()),
    scheduling_format: choice(['regular', 'swiss'], 'regular'),
    swiss_scoring_system: choice(['victory points', 'power ranking'], 'victory points'),
    swiss_pairing_type: choice(['adjacent pairing', 'slide pairing'], 'adjacent pairing'),
    swiss_points_for_bye: decimal('1.0'),
    swiss_victory_points_games_to: integer(15),
    swiss_victory_points_cap: integer(25),
    /** Olson name of the zone that the tournament's times are shown in. */
    timezone: { ...zone, fallback: 'UTC', input: zone.input.refine(isZone, { error: 'must be a time zone such as Europe/Amsterdam' }) },
    uses_seeds: truth(true),
    visibility: choice(['live', 'hidden'], 'live'),
    /** A public tournament can be read without signing in, even where its organization cannot. */
    is_public: truth(false),
  },
})
