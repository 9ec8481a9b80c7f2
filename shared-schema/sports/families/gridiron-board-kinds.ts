import type { PlayKind, PlayRole } from '../model/play-kind.ts'

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1)

const ofTeam = { roles: [], team: 'player_1_team_id', level: 'plays', setsBoard: true } as const

/** The plays that set the board of a sport of downs. They count nothing. */
interface BoardPlays {
  readonly ballOn: number
  readonly downAndDistance: number
  readonly getsBall: number
  readonly newPasser: number
}

/**
 * The ball is on a line of the own half or the other one, a down begins, a side has the ball, or has another
 * passer.
 * @param mostOfHalf the yards from a goal line to midfield
 * @param hasDistance whether a scorekeeper may say the distance: not if the line to gain is always the same
 */
export const gridironBoardKinds = (
  plays: BoardPlays,
  mostOfHalf: number,
  hasDistance: boolean,
): readonly PlayKind<never>[] => [
  {
    ...ofTeam,
    type: plays.ballOn,
    word: 'ballOn',
    values: {
      int_1: { word: 'yardLine', least: 1, most: mostOfHalf },
      bool_1: { word: 'inOtherHalf' },
    },
  },
  {
    ...ofTeam,
    type: plays.downAndDistance,
    word: 'downAndDistance',
    values: {
      int_1: { word: 'down', least: 1, most: 4 },
      ...(hasDistance ? { int_2: { word: 'distance', least: 1, most: 99, usual: upTo(20) } as const } : {}),
    },
  },
  { ...ofTeam, type: plays.getsBall, word: 'getsBall' },
  { ...naming('passer'), type: plays.newPasser, word: 'newPasser' },
]

/** The play that names a player who has a role from now on. */
export const naming = (word: PlayRole['word']) =>
  ({ roles: [{ word, side: 'own' }], assigns: true, level: 'plays' }) as const

export const kicksOffKind = (type: number): PlayKind<never> => ({ ...ofTeam, type, word: 'kicksOff' })
