import type { PlayWord } from '../texts/shared-texts.ts'
import type { GoalSportCounter } from './families/goal-sport.ts'
import type { Counts, PlayKind, PlayRole } from './model/play-kind.ts'

/** The counters of soccer in addition to goals and shots. */
export const soccerCounters = [
  'key_passes',
  'fouls',
  'fouls_suffered',
  'offsides',
  'corners',
  'passes_completed',
  'passes_failed',
  'tackles_won',
  'tackles_lost',
  'interceptions',
  'clearances',
  'dribbles_won',
  'dribbles_lost',
  'dispossessed',
  'throw_ins',
] as const

type Counter = GoalSportCounter | (typeof soccerCounters)[number]

const player = (counts: Counts<Counter>): PlayRole<Counter> => ({ word: 'player', side: 'own', counts })

const play = (type: number, word: PlayWord, counts: Counts<Counter>): PlayKind<Counter> => ({
  type,
  word,
  roles: [player(counts)],
  level: 'plays',
})

const sentOff = { level: 'players', suspension: 'game' } as const

/** The plays of soccer that are no shots. The second yellow card of a player is a red one, too. */
export const soccerKinds: readonly PlayKind<Counter>[] = [
  {
    type: 155,
    word: 'foul',
    roles: [
      { word: 'fouler', side: 'own', counts: { fouls: 1 } },
      { word: 'fouled', side: 'other', counts: { fouls_suffered: 1 } },
    ],
    level: 'players',
    isOften: true,
  },
  { ...play(156, 'yellowCard', { yellow_cards: 1 }), level: 'players', isOften: true },
  { ...play(157, 'secondYellowCard', { yellow_cards: 1, red_cards: 1 }), ...sentOff },
  { ...play(158, 'redCard', { red_cards: 1 }), ...sentOff },
  { ...play(159, 'corner', { corners: 1 }), isOften: true },
  { ...play(160, 'offside', { offsides: 1 }), isOften: true },
  play(161, 'completedPass', { passes_completed: 1 }),
  play(162, 'failedPass', { passes_failed: 1 }),
  play(163, 'keyPass', { key_passes: 1 }),
  play(164, 'tackleWon', { tackles_won: 1 }),
  play(165, 'lostTackle', { tackles_lost: 1 }),
  play(166, 'ballIntercepted', { interceptions: 1 }),
  play(167, 'clearance', { clearances: 1 }),
  play(168, 'wonDribble', { dribbles_won: 1 }),
  play(169, 'lostDribble', { dribbles_lost: 1 }),
  play(170, 'dispossession', { dispossessed: 1 }),
  play(171, 'throwIn', { throw_ins: 1 }),
]
