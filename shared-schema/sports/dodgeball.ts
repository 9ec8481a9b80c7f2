import { setCounters } from './families/sets.ts'
import { dodgeballPlays as p } from './dodgeball-plays.ts'
import { dodgeballPlayers, withPlayersOut } from './dodgeball-sets.ts'
import { percent } from './model/figures.ts'
import { sets } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'

/**
 * Dodgeball. A player who is hit, caught or over a line is out, a catch brings a team-mate back, and a team
 * with all players out has lost the set (https://www.dodgeballforall.com/about-us/dodgeball-rules). Players come
 * back in the order in which they went out (https://www.mc.edu/student-life/intramurals/sports/dodgeball/). No
 * official list of columns is known.
 */
export const dodgeball = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: 15,
    clock: 'runs',
    countsDown: true,
    overtime: null,
    shootout: null,
    draw: true,
    players: dodgeballPlayers,
  },
  timing: { stops: { plays: ['timeout'] } },
  kinds: [
    {
      type: p.hit,
      word: 'playerHit',
      roles: [
        { word: 'thrower', side: 'own', counts: { throws: 1, players_hit: 1 } },
        { word: 'hitByThrow', side: 'other', counts: { times_out: 1 } },
      ],
      level: 'plays',
      isOften: true,
    },
    {
      type: p.catch,
      word: 'throwCaught',
      roles: [
        { word: 'caughtBy', side: 'own', counts: { catches_made: 1 } },
        { word: 'thrower', side: 'other', counts: { throws: 1, times_out: 1, throws_caught: 1 } },
        { word: 'returned', side: 'own', counts: { returns: 1 }, optional: true, follows: true },
      ],
      level: 'plays',
      isOften: true,
    },
    {
      type: p.lineFault,
      word: 'lineFault',
      roles: [{ word: 'player', side: 'own', counts: { times_out: 1, line_faults: 1 } }],
      level: 'plays',
      isOften: true,
    },
    {
      type: p.blockFault,
      word: 'blockFault',
      roles: [
        { word: 'blocker', side: 'own', counts: { times_out: 1 } },
        { word: 'thrower', side: 'other', counts: { throws: 1, players_hit: 1 } },
      ],
      level: 'plays',
    },
    {
      type: p.throwMissed,
      word: 'throwMissed',
      roles: [{ word: 'thrower', side: 'own', counts: { throws: 1 } }],
      level: 'plays',
    },
    {
      type: p.throwBlocked,
      word: 'throwBlocked',
      roles: [
        { word: 'thrower', side: 'own', counts: { throws: 1 } },
        { word: 'blocker', side: 'other', counts: { throws_blocked: 1 } },
      ],
      level: 'plays',
    },
    { type: p.setWon, word: 'setWon', roles: [], team: 'player_1_team_id', points: 1, level: 'score' },
    { type: p.setDrawn, word: 'setDrawn', roles: [], level: 'players' },
    {
      type: p.yellowCard,
      word: 'yellowCard',
      roles: [{ word: 'player', side: 'own', counts: { yellow_cards: 1 } }],
      level: 'players',
    },
    {
      type: p.redCard,
      word: 'redCard',
      roles: [{ word: 'player', side: 'own', counts: { red_cards: 1 } }],
      level: 'players',
      suspension: 'game',
    },
  ],
  counted: {
    both: [
      'throws',
      'players_hit',
      'catches_made',
      'times_out',
      'throws_caught',
      'returns',
      'line_faults',
      'throws_blocked',
      'yellow_cards',
      'red_cards',
    ],
    teams: setCounters,
    opponents: ['players_hit', 'catches_made'],
  },
  figures: { hit_percent: percent('players_hit', 'throws') },
  box: [
    {
      word: null,
      columns: [
        'sets_won',
        'sets_lost',
        'throws',
        'players_hit',
        'hit_percent',
        'catches_made',
        'throws_blocked',
        'times_out',
        'throws_caught',
        'line_faults',
        'returns',
        'yellow_cards',
        'red_cards',
      ],
      ranking: 'players_hit',
    },
  ],
  scoreboard: sets('set', 'half'),
  version: 4,
  course: withPlayersOut,
})
