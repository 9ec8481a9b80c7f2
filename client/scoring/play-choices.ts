import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import {
  askedOf,
  teamAttributes,
  teamOfPlay,
  type Place,
  type PlayKind,
} from '../../shared-schema/sports/model/play-kind.ts'
import { kindOf, type SportDefinition } from '../../shared-schema/sports/model/sport.ts'

/** The play of which the huge buttons are, if they record plays. */
export const pointKind = ({ rules, recordsPlays }: SportDefinition): PlayKind | undefined =>
  recordsPlays
    ? rules.kinds.find(({ level, points }) => level === 'score' && points !== undefined)
    : undefined

/** The plays that are offered beside those that score. */
export const otherKinds = (sport: SportDefinition): PlayKind[] =>
  sport.rules.kinds.filter(
    kind =>
      kind.level !== undefined &&
      kind !== pointKind(sport) &&
      (sport.recordsPlays || (kind.level === 'score' && kind.points === undefined)),
  )

/** The play that ends a period, if it is recorded among plays. */
export function breakKind({ recordsPlays, rules, structure }: SportDefinition): PlayKind | undefined {
  if (!recordsPlays) return undefined
  const type = structure.period === 'half' ? generalPlays.halfTime : generalPlays.endOfPeriod
  return rules.kinds.find(kind => kind.type === type)
}

/** How a recorded play is described and corrected, if this tablet records its kind. */
export const offeredKind = ({ rules }: SportDefinition, play: Play): PlayKind | undefined => {
  const kind = kindOf(rules, play)
  return kind?.level === undefined ? undefined : kind
}

/** The places whose players are asked for. */
export const questionsOf = (kind: PlayKind | undefined): readonly Place[] => (kind ? askedOf(kind) : [])

/** The play as it is recorded at the tap, its players unknown yet. */
export function chosenPlay(kind: PlayKind, own: number, other: number | null): Play {
  const idOf = { own, other }
  return playOf(
    kind.type,
    Object.fromEntries(teamAttributes(kind).map(([attribute, side]) => [attribute, idOf[side]])),
  )
}

/** The team that a play was recorded for. */
export function teamOf({ rules }: SportDefinition, play: Play): number | null {
  const kind = kindOf(rules, play)
  return kind ? teamOfPlay(kind, play) : play.player_1_team_id
}
