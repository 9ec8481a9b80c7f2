import type { Play } from '../model/play.ts'
import { roleOf, type Place, type PlayKind, type Role } from '../model/play-kind.ts'
import { kindOf, type CorrectedWith } from '../model/sport.ts'
import { atPlate, type OnBases } from './base-running.ts'

/**
 * Gives a pitch or a run the players of the play at the plate with which it was recorded, unless somebody has
 * named others for it.
 */
export const platePlaysCorrected =
  (kinds: readonly PlayKind[]): CorrectedWith =>
  (added, before, after) => {
    const [was, is] = [rolesBeside(before), rolesBeside(after)]
    const isOfSameTeam = before.player_1_team_id === after.player_1_team_id
    if (!was || !is || !isOfSameTeam) return added
    const changed = is.filter(
      ([place, role], index) =>
        isSame(roleOf(added, place), was[index]?.[1]) && !isSame(roleOf(added, place), role),
    )
    return changed.length === 0 ? added : withRoles(added, changed)

    /** The players that the added play has from a play at the plate; undefined if it is none. */
    function rolesBeside(play: Play): Roles | undefined {
      const word = kindOf({ kinds }, play)?.word
      const result = word && atPlate.get(word)
      const isRun = kindOf({ kinds }, added)?.word === 'runScored'
      return result && (isRun ? ofRun(play, result) : ofPitch(play))
    }
  }

/** Players for places of a play. */
type Roles = readonly (readonly [Place, Role])[]

/** The pitcher of a run, and the player who batted it in, by the play that brings it home. */
export const ofRun = (play: Play, { isBattedIn }: OnBases): Roles => [
  [2, roleOf(play, 2)],
  [3, isBattedIn ? roleOf(play, 1) : { team_id: null, player: null }],
]

/** The batter and the pitcher of the pitch that ends a turn. */
const ofPitch = (play: Play): Roles => [
  [1, roleOf(play, 1)],
  [2, roleOf(play, 2)],
]

const isSame = (one: Role, other: Role | undefined): boolean =>
  one.team_id === other?.team_id && one.player === other.player

/** A play with these players. */
export const withRoles = (play: Play, roles: Roles): Play => ({
  ...play,
  ...Object.fromEntries(
    roles.flatMap(([place, { team_id, player }]) => [
      [`player_${place}_id`, player],
      [`player_${place}_team_id`, team_id],
    ]),
  ),
})
