import type { Amount, Counts, PlayKind, PlayRole, PlayValue } from '../model/play-kind.ts'
import type { CricketCounter } from './counted.ts'

export type Kind = PlayKind<CricketCounter>
type Role = PlayRole<CricketCounter>
type Counted = Counts<CricketCounter>

export const striker = (counts: Counted = {}): Role => ({ word: 'striker', side: 'own', counts })

/** A batter who is out; `knownAs` the striker if nobody else can be. */
export const batterOut = (counts: Counted = {}, knownAs?: 'striker'): Role => ({
  word: 'batterOut',
  side: 'own',
  counts: { dismissals: 1, ...counts },
  ...(knownAs ? { knownAs } : {}),
})

export const bowler = (counts: Counted = {}): Role => ({ word: 'bowler', side: 'other', counts })

export const fielder = (counts: Counted): Role => ({ word: 'cricketFielder', side: 'other', counts })

/** The bowler of a ball of the over. */
export const bowls = (conceded: Amount = 0, counts: Counted = {}): Role =>
  bowler({ balls_bowled: 1, ...(conceded === 0 ? {} : { runs_conceded: conceded }), ...counts })

const mostRuns = 7

export const runsRun: PlayValue = { word: 'runsRun', least: 0, most: mostRuns }

export const runsOffBat: PlayValue = { word: 'runsOffBat', least: 0, most: mostRuns }
