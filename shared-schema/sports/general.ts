import { generalPlays as p } from './general-plays.ts'
import { players, playType } from './play-type.ts'
import type { SportRules } from './sport-rules.ts'

const periodEnds: readonly number[] = [p.endOfPeriod, p.endOfFirstQuarter, p.halfTime, p.endOfThirdQuarter]

const timeout = { int_1: 'id of the team' }

/** What is the same in every sport. A sport without a file of its own is scored as a whole, with game scores. */
export const general: SportRules = {
  playTypes: [
    playType(p.on, 'substituted on', players('player')),
    playType(p.off, 'substituted off', players('player')),
    playType(p.onForInjury, 'on for an injury', players('player')),
    playType(p.offForInjury, 'off for an injury', players('player')),
    playType(p.timeout, 'timeout', timeout),
    playType(p.injuryTimeout, 'injury timeout', timeout),
    playType(p.endOfPeriod, 'end of period'),
    playType(p.endOfFirstQuarter, 'end of first quarter'),
    playType(p.halfTime, 'half time'),
    playType(p.endOfThirdQuarter, 'end of third quarter'),
    playType(p.gameOver, 'game over'),
  ],
  playerCounters: [],
  teamCounters: ['timeouts'],
  opponentCounters: [],
  figures: {},
  scoringTeam: () => null,
  endsPeriod: play => periodEnds.includes(play.type),
  count(plays, add) {
    for (const play of plays) if (play.type === p.timeout) add({ team_id: play.int_1, player: null }, 'timeouts')
  },
  derived: () => ({}),
}
