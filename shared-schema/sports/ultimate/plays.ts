import { playOf, type Play } from '../model/play.ts'
import { generalPlays } from '../model/general-plays.ts'

/** The play types of ultimate, by their numbers on the wire. */
export const ultimatePlays = {
  pull: 1,
  pullByOther: 2,
  pullOutOfBounds: 5,
  pickedUpDisc: 10,
  pass: 21,
  goal: 22,
  unknownTurnover: 30,
  throwaway: 32,
  drop: 33,
  block: 34,
  callahan: 38,
  penalty: 50,
  stall: 51,
  hasDisc: 52,
  ...generalPlays,
} as const

/** A goal, with its scorer and assist if known. */
export function goalOf(teamId: number, scorer: Play['player_2_id'], assist: Play['player_1_id']): Play {
  return playOf(ultimatePlays.goal, {
    player_1_id: assist,
    player_1_team_id: teamId,
    player_2_id: scorer,
    player_2_team_id: teamId,
  })
}
