import { pointsFor } from './points.ts'
import type { PresetName } from './preset-names.ts'
import type { TieBreakCriterion, TieBreakMetric, TieBreakRule, TieBreakScope } from './tie-breaks.ts'

const by = (metric: TieBreakMetric, scope: TieBreakScope): TieBreakCriterion => ({
  metric,
  scope,
  per_game: false,
  margin_cap: null,
})
const perGame = (metric: TieBreakMetric, scope: TieBreakScope): TieBreakCriterion => ({
  ...by(metric, scope),
  per_game: true,
})

/** Flying disc leagues rank by wins, so their points decide nothing unless a custom criterion uses them. */
const twoForAWin = pointsFor(2, 1, 0)
const threeForAWin = pointsFor(3, 1, 0)

const headToHead = [by('points', 'tied'), by('goal difference', 'tied'), by('goals scored', 'tied')]

/**
 * The ranking rules of federations and tools for a pool. If a source says nothing about forfeits or
 * withdrawals, the usual is used.
 */
export const TIE_BREAK_PRESETS: Readonly<Record<PresetName, TieBreakRule>> = {
  // WFDF rules 2021-24, Appendix B3.1 (wins), B3.3.2 (restart), B3.4.1 to B3.4.7.
  WFDF: {
    criteria: [
      by('wins', 'pool'),
      by('wins', 'tied'),
      by('fewest forfeits', 'pool'),
      by('goal difference', 'tied'),
      by('goal difference', 'common opponents'),
      perGame('goals scored', 'tied'),
      perGame('goals scored', 'common opponents'),
    ],
    when_some_separate: 'restart',
    points: twoForAWin,
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'disc throw to the brick mark',
  },
  // Event practice, not the manual of USA Ultimate: Santa Barbara Invite on play.usaultimate.org, whose first
  // item, presumably the games among the tied, is illegible. It does not mention a restart; that is as in
  // WFDF.
  USAU: {
    criteria: [
      by('wins', 'pool'),
      by('wins', 'tied'),
      by('goal difference', 'tied'),
      by('goal difference', 'common opponents'),
      by('goals scored', 'pool'),
    ],
    when_some_separate: 'restart',
    points: twoForAWin,
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
  // TopScore, "Standings order and tiebreakers" (help.usetopscore.com 155125): results count +1, 0, -1. It
  // does not mention a restart; that is as in WFDF.
  TopScore: {
    criteria: [
      by('win percentage', 'pool'),
      by('points', 'tied'),
      by('points', 'common opponents'),
      by('goal difference', 'tied'),
      by('goal difference', 'common opponents'),
      by('goal difference', 'pool'),
    ],
    when_some_separate: 'restart',
    points: pointsFor(1, 0, -1),
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
  // FIFA World Cup 2026 regulations, Art. 13, after a secondary source (mercatowire.com).
  'FIFA 2026': {
    criteria: [
      by('points', 'pool'),
      ...headToHead,
      by('goal difference', 'pool'),
      by('goals scored', 'pool'),
    ],
    when_some_separate: 'restart head-to-head',
    points: threeForAWin,
    forfeit_score: [3, 0],
    on_withdrawal: 'annul all',
    last_resort: 'conduct score, then the FIFA ranking',
  },
  // UEFA EURO 2024 regulations, after a secondary source (euro2.net): the criteria are those of FIFA, but not
  // the steps after them.
  'UEFA 2024': {
    criteria: [
      by('points', 'pool'),
      ...headToHead,
      by('goal difference', 'pool'),
      by('goals scored', 'pool'),
    ],
    when_some_separate: 'restart head-to-head',
    points: threeForAWin,
    forfeit_score: [3, 0],
    on_withdrawal: 'annul all',
    last_resort: 'disciplinary points, then the ranking of the qualifiers',
  },
  // Spielordnung of the DFL, after dobschal/soccer-manager #560.
  Bundesliga: {
    criteria: [
      by('points', 'pool'),
      by('goal difference', 'pool'),
      by('goals scored', 'pool'),
      by('goal difference', 'tied'),
      by('away goals', 'tied'),
      by('away goals', 'pool'),
    ],
    when_some_separate: 'continue',
    points: threeForAWin,
    forfeit_score: [2, 0],
    on_withdrawal: 'annul all',
    last_resort: 'play-off',
  },
  // Table of 2023/24 after the Fjelstul English Football Database. Games between level teams only count for a
  // title or relegation, so they are left out here; the teams then share places.
  'Premier League': {
    criteria: [by('points', 'pool'), by('goal difference', 'pool'), by('goals scored', 'pool')],
    when_some_separate: 'continue',
    points: threeForAWin,
    forfeit_score: [3, 0],
    on_withdrawal: 'annul all',
    last_resort: 'shared place',
  },
  // Preliminary round of the EHF EURO 2016, after ehf-euro.com, January 2016.
  EHF: {
    criteria: [
      by('points', 'pool'),
      ...headToHead,
      by('goal difference', 'pool'),
      by('goals scored', 'pool'),
    ],
    when_some_separate: 'restart head-to-head',
    points: twoForAWin,
    forfeit_score: [10, 0],
    on_withdrawal: 'annul all',
    last_resort: 'coin flip',
  },
  // Finnish ice hockey league, 2024/25, after MTV Urheilu, March 2025: wins of three points before the
  // difference.
  Liiga: {
    criteria: [
      by('points', 'pool'),
      by('regulation wins', 'pool'),
      by('goal difference', 'pool'),
      by('goals scored', 'pool'),
      by('points', 'tied'),
    ],
    when_some_separate: 'continue',
    points: { ...threeForAWin, overtime_win: 2, overtime_loss: 1 },
    forfeit_score: [5, 0],
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
  // Rugby union, 2023, after AFP's table of 18 March 2023: four tries, or a loss by seven or fewer, give a
  // point each. The second score is tries.
  'Six Nations': {
    criteria: [by('points', 'pool'), by('goal difference', 'pool'), by('second score', 'pool')],
    when_some_separate: 'continue',
    points: { ...pointsFor(4, 2, 0), narrow_loss: 7, bonus_at: 4 },
    forfeit_score: [28, 0],
    on_withdrawal: 'forfeit the rest',
    last_resort: 'shared place',
  },
  // Volleyball Nations League 2019, after volleyballworld.com: matches won come before points. The score is
  // sets, the second score the points in them; a match of five sets counts as one decided in overtime.
  FIVB: {
    criteria: [
      by('wins', 'pool'),
      by('points', 'pool'),
      by('score ratio', 'pool'),
      by('second score ratio', 'pool'),
      by('points', 'tied'),
    ],
    when_some_separate: 'continue',
    points: { ...pointsFor(3, 0, 0), overtime_win: 2, overtime_loss: 1, overtime_margin: 1 },
    forfeit_score: [3, 0],
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
  // FIBA, Official Basketball Rules, appendix D: a loss gives a point, a forfeit none. As soon as a criterion
  // separates some of the level teams, the others start again with the games among themselves.
  FIBA: {
    criteria: [
      by('points', 'pool'),
      ...headToHead,
      by('goal difference', 'pool'),
      by('goals scored', 'pool'),
    ],
    when_some_separate: 'restart',
    points: { ...pointsFor(2, 1, 1), forfeit: 0 },
    forfeit_score: [20, 0],
    on_withdrawal: 'annul all',
    last_resort: 'coin flip',
  },
  // Like `plain`, with points in place of wins: for sports with draws.
  points: {
    criteria: [by('points', 'pool'), by('goal difference', 'pool'), by('goals scored', 'pool')],
    when_some_separate: 'continue',
    points: twoForAWin,
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
  // Understandable without a rule book.
  plain: {
    criteria: [by('wins', 'pool'), by('goal difference', 'pool'), by('goals scored', 'pool')],
    when_some_separate: 'continue',
    points: twoForAWin,
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
}
