import { playOf, type Play } from '../replication/entry.ts'

/** The play types of ultimate, by their numbers on the wire. */
export const ultimatePlays = {
  pull: 1, pullByOther: 2, pullOutOfBounds: 5,
  pickedUpDisc: 10,
  pass: 21, goal: 22,
  unknownTurnover: 30, throwaway: 32, drop: 33, block: 34, callahan: 38,
  penalty: 50, stall: 51,
  on: 80, off: 81, onForInjury: 82, offForInjury: 83,
  timeout: 91, injuryTimeout: 92,
  endOfPeriod: 94, endOfFirstQuarter: 95, halfTime: 96, endOfThirdQuarter: 97, gameOver: 98,
} as const

/** A goal, with its scorer and assist where known. */
export function goalOf(teamId: number, scorer: Play['player_2_id'], assist: Play['player_1_id']): Play {
  return playOf(ultimatePlays.goal, {
    player_1_id: assist, player_1_team_id: teamId,
    player_2_id: scorer, player_2_team_id: teamId,
  })
}
