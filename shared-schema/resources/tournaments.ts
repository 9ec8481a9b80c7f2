import {
  choice,
  date,
  decimal,
  described,
  integer,
  link,
  list,
  name,
  notOnTablets,
  nullable,
  required,
  text,
  timeZone,
  truth,
  within,
} from './field.ts'
import { eligibilityRules } from './eligibility-rules.ts'
import { formatStage } from './format-stage.ts'
import { gameRules } from './game-rules.ts'
import { criterion } from './league-table.ts'
import { below } from './link.ts'
import { wantedOfficials } from './officials.ts'
import { plannedBracket } from './planned-bracket.ts'
import { byId, resource, slug } from './resource.ts'
import { pairingTypes } from '../rules/swiss/pairing-types.ts'
import { scoringSystems } from '../rules/standings/scoring-systems.ts'
import { presetNames } from '../rules/standings/preset-names.ts'

export const tournaments = resource({
  family: 'tournaments',
  noun: 'tournament',
  description: 'An event of one season: its teams meet in pools, brackets and swiss rounds.',
  page: record => `tournaments/${record.id}/${slug(record.name)}/`,
  filters: {
    sport: {
      kind: 'through',
      column: 'season_id',
      table: 'season_sports',
      select: 'season_id',
      where: 'sport',
    },
    ...byId('team_id', {
      kind: 'through',
      column: 'id',
      table: 'tournament_teams',
      select: 'tournament_id',
      where: 'team_id',
    }),
  },
  fields: {
    name: name(),
    info: text(20_000),
    season_id: required(link('seasons', below, 'season', 'full')),
    start_date: nullable(date()),
    end_date: nullable(date()),
    number_of_sets: described('For sports played in sets.', nullable(integer())),
    scheduling_format: choice(['regular', 'swiss'], 'regular'),
    swiss_scoring_system: choice(scoringSystems, 'victory points'),
    swiss_pairing_type: choice(pairingTypes, 'adjacent pairing'),
    number_of_swiss_rounds: described(
      'How many swiss rounds there are to be; null if that is open. Ties in their standings are to be decided once that many are over.',
      nullable(within(1, 100)),
    ),
    planned_brackets: described(
      'What is to be made after the last swiss round: brackets of the teams on these places of the standings. A format with swiss rounds sets them.',
      notOnTablets(list(plannedBracket)),
    ),
    stages: described(
      'The format that was chosen for it: making a format sets it, and a copy of the tournament begins with it. Empty for parts that were made one by one.',
      notOnTablets(list(formatStage)),
    ),
    swiss_points_for_bye: decimal('1.0'),
    swiss_victory_points_games_to: described(
      'Points to which games are played, if `points_to_win` of the tournament and its season are null; a forfeit is lost by as many under most rules.',
      within(0, 9999, 15),
    ),
    swiss_victory_points_cap: integer(25),
    timezone: described('Olson name of the zone in which the tournament shows its times.', {
      ...timeZone(),
      fallback: 'UTC',
    }),
    uses_seeds: truth(true),
    tie_break_preset: described(
      'Whose rules rank a pool, and say what a forfeit or a withdrawal costs.',
      choice(presetNames, 'WFDF'),
    ),
    tie_break_criteria: described(
      'The criteria in their order, if they are others than those of the preset.',
      list(criterion),
    ),
    game_minutes: described('How long a field is taken by a game.', within(1, 1440, 90)),
    ...gameRules(),
    ...eligibilityRules(),
    rest_minutes: described('The least time between two games of a team.', within(0, 1440, 0)),
    spirit_reveal: described(
      'When the public and the teams see the spirit scores of a game.',
      choice(['both submitted', 'at once'], 'both submitted'),
    ),
    visibility: choice(['live', 'hidden'], 'live'),
    is_public: described(
      'A public tournament can be read without signing in, even where its organization cannot.',
      truth(false),
    ),
    is_closed: described(
      'Whether it is over and locked: games, results, teams and decisions stay as they are until it is opened again.',
      notOnTablets(truth(false)),
    ),
    officials_wanted: described(
      'Who is to officiate at each game: officials or teams on duty, how many in each role.',
      notOnTablets(list(wantedOfficials)),
    ),
    meet_id: described(
      'The event whose division it is.',
      notOnTablets(
        nullable(
          link(
            'meets',
            { owner: 'no', deleted: 'emptied', attach: 'own', shows: 'target to the public' },
            null,
          ),
        ),
      ),
    ),
  },
})
