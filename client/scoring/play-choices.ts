import { playOf, type Play, type PlayerReference } from '../../shared-schema/replication/entry.ts'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate-plays.ts'

export type Place = 1 | 2 | 3

/** A question that follows a recorded play: who was it? */
export interface Pick {
  readonly place: Place
  readonly role: string
  /** Whose players are asked for: of the team that the play was recorded for, or of the other. */
  readonly side: 'own' | 'other'
}

/** A kind of play that a scorekeeper can record for a team. */
export interface PlayChoice {
  readonly name: string
  readonly type: number
  readonly picks: readonly Pick[]
  /** The play as it is recorded at the tap, its players unknown yet. */
  readonly make: (own: number, other: number | null) => Play
}

const p = ultimatePlays

export const goal: PlayChoice = {
  name: 'Goal', type: p.goal,
  picks: [{ place: 2, role: 'Scorer', side: 'own' }, { place: 1, role: 'Assist', side: 'own' }],
  make: own => goalOf(own, null, null),
}

/** A defender's play ends the other team's possession: the throw it stopped was theirs. */
const stopped = (type: number) => (own: number, other: number | null): Play =>
  playOf(type, { player_1_team_id: other, player_2_team_id: other, player_3_team_id: own })

export const otherPlays: readonly PlayChoice[] = [
  {
    name: 'Pass', type: p.pass,
    picks: [{ place: 1, role: 'Thrower', side: 'own' }, { place: 2, role: 'Receiver', side: 'own' }],
    make: own => playOf(p.pass, { player_1_team_id: own, player_2_team_id: own }),
  },
  {
    name: 'Throwaway', type: p.throwaway, picks: [{ place: 1, role: 'Thrower', side: 'own' }],
    make: own => playOf(p.throwaway, { player_1_team_id: own }),
  },
  {
    name: 'Drop', type: p.drop,
    picks: [{ place: 2, role: 'Dropped by', side: 'own' }, { place: 1, role: 'Thrower', side: 'own' }],
    make: own => playOf(p.drop, { player_1_team_id: own, player_2_team_id: own }),
  },
  {
    name: 'D', type: p.block,
    picks: [{ place: 3, role: 'Defender', side: 'own' }, { place: 1, role: 'Thrower', side: 'other' }],
    make: stopped(p.block),
  },
  {
    name: 'Callahan', type: p.callahan,
    picks: [{ place: 3, role: 'Defender', side: 'own' }, { place: 1, role: 'Thrower', side: 'other' }],
    make: stopped(p.callahan),
  },
  {
    name: 'Stall', type: p.stall,
    picks: [{ place: 1, role: 'Thrower', side: 'own' }, { place: 2, role: 'Marker', side: 'other' }],
    make: (own, other) => playOf(p.stall, { player_1_team_id: own, player_2_team_id: other }),
  },
  {
    name: 'Pull', type: p.pull, picks: [{ place: 1, role: 'Puller', side: 'own' }],
    make: own => playOf(p.pull, { player_1_team_id: own }),
  },
  { name: 'Timeout', type: p.timeout, picks: [], make: own => playOf(p.timeout, { int_1: own }) },
]

export const halfTime = playOf(p.halfTime, {})

/** How a recorded play is described and corrected, where this tablet records its kind. */
export const choiceOf = (play: Play): PlayChoice | undefined => [goal, ...otherPlays].find(choice => choice.type === play.type)

/** The team that a play was recorded for. */
export function teamOf(play: Play): number | null {
  const first = choiceOf(play)?.picks.find(pick => pick.side === 'own')
  if (first) return play[`player_${first.place}_team_id`]
  return play.int_1 ?? play.player_1_team_id
}

/** The correction that names (or un-names) a player of a recorded play. */
export function withPlayer(play: Play, root: string, place: Place, player: PlayerReference | null): Play {
  return { ...play, [`player_${place}_id`]: player, replaces: root }
}
