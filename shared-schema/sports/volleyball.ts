import { withChangeOfEnds } from './families/change-of-ends.ts'
import { withRallyService } from './families/rally-service.ts'
import { untimed, withSets } from './families/sets.ts'
import { percent, ratio, sum, total } from './model/figures.ts'
import { sets } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import type { SetRule } from './model/set-rule.ts'
import { volleyballCounted, volleyballKinds, volleyballServes } from './volleyball-kinds.ts'
import { withRotation } from './volleyball-rotation.ts'
import { perPeriod } from './model/timing.ts'

const rule: SetRule = { target: 25, lead: 2, lastTarget: 15, toWin: 3 }

/**
 * Volleyball. Kills, errors and assists as the coaches' association defines them (AVCA guidelines,
 * https://studylib.net/doc/7277866/view), blocks as in
 * http://rochestervball.com/nazareth/stats/stats_definitions: an assist for each of two or three blockers
 * counts half a block. An attack that is blocked down is kept apart from the other errors, as in the reports
 * of the international federation; the hitting percentage takes both. Every ace is somebody's reception
 * error.
 */
export const volleyball = sport({
  structure: {
    ...untimed,
    period: 'set',
    periods: 5,
    players: 6,
  },
  timing: { timeouts: perPeriod(2, 30) },
  kinds: volleyballKinds,
  counted: volleyballCounted,
  figures: {
    player_points: total(1, sum('kills', 'aces', 'block_solos', { block_assists: 0.5 })),
    total_blocks: total(1, sum('block_solos', { block_assists: 0.5 })),
    hitting_percentage: ratio(sum('kills', { attack_errors: -1, attacks_blocked: -1 }), 'attack_attempts', 3),
    kill_percent: percent('kills', 'attack_attempts'),
    positive_reception_percent: percent('positive_receptions', 'receptions'),
    side_out_percent: percent('side_outs', 'rallies_received'),
    points_on_serve_percent: percent('points_on_serve', 'rallies_served'),
  },
  box: [
    {
      word: null,
      columns: [
        'sets_played',
        'player_points',
        'kills',
        'attack_errors',
        'attacks_blocked',
        'attack_attempts',
        'hitting_percentage',
        'kill_percent',
        'set_assists',
        'aces',
        'service_errors',
        'serves',
        'digs',
        'ball_handling_errors',
      ],
      ranking: 'player_points',
    },
    {
      word: 'receptionsAndBlocks',
      columns: [
        'receptions',
        'reception_errors',
        'positive_receptions',
        'positive_reception_percent',
        'block_solos',
        'block_assists',
        'total_blocks',
        'block_errors',
        'yellow_cards',
        'red_cards',
      ],
      ranking: 'total_blocks',
    },
    {
      word: 'rallies',
      columns: [
        'sets_won',
        'sets_lost',
        'rallies_served',
        'points_on_serve',
        'points_on_serve_percent',
        'rallies_received',
        'side_outs',
        'side_out_percent',
        'error_points',
      ],
    },
  ],
  scoreboard: sets('set'),
  sets: rule,
  course: start =>
    withRotation(rule)(
      withChangeOfEnds(rule, { inLastSet: 8, tossForLast: true })(
        withSets(rule)(withRallyService(rule, volleyballServes)(start)),
      ),
    ),
  usualLevel: 'players',
  version: 5,
})
