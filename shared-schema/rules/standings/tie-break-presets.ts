import type { TieBreakCriterion, TieBreakMetric, TieBreakRule, TieBreakScope } from './tie-breaks.ts'

export const presetNames = ['WFDF', 'USAU', 'TopScore', 'FIFA 2026', 'UEFA 2024', 'Bundesliga', 'plain'] as const
export type PresetName = (typeof presetNames)[number]

const by = (metric: TieBreakMetric, scope: TieBreakScope): TieBreakCriterion => ({ metric, scope, per_game: false, margin_cap: null })
const perGame = (metric: TieBreakMetric, scope: TieBreakScope): TieBreakCriterion => ({ ...by(metric, scope), per_game: true })

/** Flying disc leagues rank by wins, so their points decide nothing unless criteria of one's own ask for them. */
const twoForAWin = { win: 2, tie: 1, loss: 0 }
const threeForAWin = { win: 3, tie: 1, loss: 0 }

const headToHead = [by('points', 'tied'), by('goal difference', 'tied'), by('goals scored', 'tied')]

/** The rules by which federations and tools rank a pool. Where a source is silent about forfeits or withdrawals, the usual is taken. */
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
  // item, taken to be the games among the tied, is not legible. It says nothing of a restart; that is as in WFDF.
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
  // TopScore, "Standings order and tiebreakers" (help.usetopscore.com 155125): results count +1, 0, -1.
  // It says nothing of a restart; that is as in WFDF.
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
    points: { win: 1, tie: 0, loss: -1 },
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
  // FIFA World Cup 2026 regulations, Art. 13, after a secondary source (mercatowire.com).
  'FIFA 2026': {
    criteria: [by('points', 'pool'), ...headToHead, by('goal difference', 'pool'), by('goals scored', 'pool')],
    when_some_separate: 'restart head-to-head',
    points: threeForAWin,
    forfeit_score: [3, 0],
    on_withdrawal: 'annul all',
    last_resort: 'conduct score, then the FIFA ranking',
  },
  // UEFA EURO 2024 regulations, after a secondary source (euro2.net): the criteria are those of FIFA, not what follows them.
  'UEFA 2024': {
    criteria: [by('points', 'pool'), ...headToHead, by('goal difference', 'pool'), by('goals scored', 'pool')],
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
  // What everybody understands without a rule book.
  plain: {
    criteria: [by('wins', 'pool'), by('goal difference', 'pool'), by('goals scored', 'pool')],
    when_some_separate: 'continue',
    points: twoForAWin,
    forfeit_score: 'games to',
    on_withdrawal: 'forfeit the rest',
    last_resort: 'coin flip',
  },
}
