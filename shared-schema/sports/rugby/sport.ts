import { percent, sum } from '../model/figures.ts'
import { points } from '../model/scoreboard.ts'
import { sport } from '../model/sport.ts'
import { withTimeOnField } from '../model/time-on-field.ts'
import { rugbyCounted } from './counted.ts'
import { rugbyKinds } from './kinds.ts'

/** Rugby union, by the laws of World Rugby: two halves of 40 minutes, fifteen a side. */
export const rugby = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: 40,
    clock: 'runs',
    countsDown: false,
    overtime: { minutes: 10, suddenDeath: false, periods: 2 },
    shootout: { addsPoint: false },
    draw: true,
    players: 15,
  },
  kinds: rugbyKinds,
  counted: rugbyCounted,
  figures: {
    points: sum({
      tries: 5,
      penalty_tries: 7,
      conversions_made: 2,
      penalty_goals_made: 3,
      drop_goals_made: 3,
    }),
    goal_kicking_percent: percent(
      sum('conversions_made', 'penalty_goals_made'),
      sum('conversions_attempted', 'penalty_goals_attempted'),
    ),
    tackle_percent: percent('tackles_made', sum('tackles_made', 'tackles_missed')),
    lineout_percent: percent('lineouts_won', sum('lineouts_won', 'lineouts_lost')),
    scrum_percent: percent('scrums_won', sum('scrums_won', 'scrums_lost')),
  },
  box: [
    {
      word: 'scoring',
      columns: [
        'seconds_played',
        'tries',
        'try_assists',
        'conversions_made',
        'conversions_attempted',
        'penalty_goals_made',
        'penalty_goals_attempted',
        'drop_goals_made',
        'points',
        'goal_kicking_percent',
        'yellow_cards',
        'red_cards',
      ],
      ranking: 'points',
    },
    {
      word: 'attackAndDefence',
      columns: [
        'carries',
        'metres_carried',
        'clean_breaks',
        'defenders_beaten',
        'offloads',
        'tackles_made',
        'tackles_missed',
        'tackle_percent',
        'turnovers_won',
        'turnovers_conceded',
        'penalties_conceded',
      ],
      ranking: 'metres_carried',
    },
  ],
  words: { groups: { shootout: 'kickingContest' } },
  scoreboard: points([5, 2, 3], 'half'),
  version: 4,
  strength: { players: 15, least: 1, isShortAtLimit: true },
  // Law 9.29: a second caution in a match is a sending-off.
  limits: [{ counters: ['yellow_cards'], most: 2, of: 'yellow_cards' }],
  course: withTimeOnField,
})
