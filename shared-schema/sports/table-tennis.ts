import { withChangeOfEnds } from './families/change-of-ends.ts'
import { setCounters, setPlayerCounters, untimed, withSets } from './families/sets.ts'
import { sets } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { withService } from './table-tennis-service.ts'
import { tableTennisPlays as p, tableTennisRule as rule } from './table-tennis-plays.ts'
import { perGame } from './model/timing.ts'

/**
 * Table tennis. The order of service is that of
 * https://gist.github.com/tgfuellner/b52bdfd202f051955756185b87c72ca3; points on serve, on return and lucky
 * ones (by the net or the edge) are columns of the German league (ttbl.de).
 */
export const tableTennis = sport({
  structure: {
    ...untimed,
    period: 'game',
    periods: 5,
    players: 1,
  },
  timing: { timeouts: perGame(1, 60) },
  kinds: [
    {
      type: p.point,
      word: 'point',
      roles: [{ word: 'winner', side: 'own', counts: { points_won: 1 } }],
      points: 1,
      level: 'score',
    },
    {
      type: p.ace,
      word: 'ace',
      roles: [{ word: 'server', side: 'own', counts: { points_won: 1, aces: 1 } }],
      points: 1,
      level: 'plays',
      isOften: true,
    },
    {
      type: p.serviceError,
      word: 'serviceError',
      roles: [
        { word: 'server', side: 'own', counts: { service_errors: 1 } },
        { word: 'serveReturner', side: 'other', counts: { points_won: 1 } },
      ],
      points: 1,
      pointsFor: 'other',
      level: 'plays',
      isOften: true,
    },
    {
      type: p.luckyPoint,
      word: 'luckyPoint',
      roles: [{ word: 'winner', side: 'own', counts: { points_won: 1, lucky_points: 1 } }],
      points: 1,
      level: 'plays',
    },
    { type: p.serves, word: 'serves', roles: [{ word: 'server', side: 'own' }], level: 'players' },
    {
      type: p.yellowCard,
      word: 'yellowCard',
      roles: [{ word: 'player', side: 'own', counts: { yellow_cards: 1 } }],
      level: 'players',
    },
    {
      type: p.penaltyPoint,
      word: 'penaltyPoint',
      roles: [
        { word: 'penalized', side: 'own', counts: { penalty_points: 1 } },
        { word: 'winner', side: 'other', counts: { points_won: 1 } },
      ],
      asked: [1],
      points: 1,
      pointsFor: 'other',
      level: 'players',
    },
  ],
  counted: {
    both: [
      'points_won',
      'points_on_serve',
      'points_on_return',
      'lucky_points',
      'aces',
      'service_errors',
      'yellow_cards',
      'penalty_points',
    ],
    players: setPlayerCounters,
    teams: setCounters,
    opponents: ['points_won', 'points_on_serve', 'points_on_return'],
  },
  figures: {},
  box: [
    {
      word: null,
      columns: [
        'sets_won',
        'sets_lost',
        'sets_played',
        'points_won',
        'points_on_serve',
        'points_on_return',
        'lucky_points',
        'aces',
        'service_errors',
        'yellow_cards',
        'penalty_points',
      ],
      ranking: 'points_won',
    },
  ],
  scoreboard: sets('game'),
  sets: rule,
  course: start => withChangeOfEnds(rule, { inLastSet: 5 })(withSets(rule)(withService(start))),
  usualLevel: 'players',
})
