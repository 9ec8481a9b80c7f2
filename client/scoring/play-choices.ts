import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import {
  isOfferedAt,
  placesOf,
  teamAttributes,
  teamOfPlay,
  type Level,
  type PlayKind,
} from '../../shared-schema/sports/model/play-kind.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import { kindOf, type SportDefinition } from '../../shared-schema/sports/model/sport.ts'

/** A button for a kind of plays, and what a play that it records says beside that. */
export interface PlayChoice {
  readonly kind: PlayKind
  readonly said: Partial<Play>
}

/** What the buttons of a level record. */
export interface PlayChoices {
  /** The huge buttons; none if they add points, and record no plays. */
  readonly huge: readonly PlayChoice[]
  /** What is always at hand. */
  readonly often: readonly PlayKind[]
  /** What is offered beside that. */
  readonly more: readonly PlayKind[]
}

/**
 * The plays that a scorekeeper of a sport is offered at a level. At the lowest one points are added, and what
 * scores in a shoot-out is a play even so.
 */
export function choicesAt(level: Level, { rules }: SportDefinition, isInShootout = false): PlayChoices {
  const offered = rules.kinds.filter(kind => isOfferedAt(level, kind))
  if (isInShootout) {
    return {
      huge: offered.filter(kind => kind.isShootout === true).flatMap(buttonsOf),
      often: [],
      more: offered.filter(kind => kind.isShootout !== true && (level !== 'score' || !scores(kind))),
    }
  }
  if (level === 'score')
    return { huge: [], often: [], more: offered.filter(kind => !scores(kind) || kind.isShootout === true) }
  const huge = offered.filter(isHuge)
  const others = offered.filter(kind => !isHuge(kind))
  return {
    huge: huge.flatMap(buttonsOf),
    often: others.filter(kind => kind.isOften === true),
    more: others.filter(kind => kind.isOften !== true),
  }
}

const scores = ({ points }: PlayKind): boolean => points !== undefined

const isHuge = (kind: PlayKind): boolean => kind.level === 'score' && scores(kind) && kind.isShootout !== true

/** One button, or one for each number that has its own. */
function buttonsOf(kind: PlayKind): PlayChoice[] {
  const { points } = kind
  const numbers = typeof points === 'string' ? kind.values?.[points]?.buttons : undefined
  if (points === undefined || !numbers) return [{ kind, said: {} }]
  return numbers.map(number => ({ kind, said: { [points]: number } }))
}

/** The play that ends a period, if it is recorded among plays. */
export function breakKind({ rules, structure }: SportDefinition): PlayKind | undefined {
  const isHalfTime = structure.period === 'half' && structure.overtime === null
  const type = isHalfTime ? generalPlays.halfTime : generalPlays.endOfPeriod
  return rules.kinds.find(kind => kind.type === type)
}

/** How a recorded play is described and corrected, if this tablet records its kind. */
export const offeredKind = ({ rules }: SportDefinition, play: Play): PlayKind | undefined => {
  const kind = kindOf(rules, play)
  return kind?.level === undefined ? undefined : kind
}

/** The play as it is recorded at the tap, its players unknown yet. */
export function chosenPlay({ kind, said }: PlayChoice, own: number, other: number | null): Play {
  const idOf = { own, other }
  return playOf(kind.type, {
    ...Object.fromEntries(teamAttributes(kind).map(([attribute, side]) => [attribute, idOf[side]])),
    ...said,
  })
}

/** A team, and those of it who can be named. */
interface Named {
  readonly id: number | null
  readonly roster: readonly { readonly reference: PlayerReference }[]
}

/**
 * Fills in the players of a play who need no question: in a sport of one against one, the only player on the
 * roster of a team.
 */
export function withOnlyPlayers(
  { rules, structure }: SportDefinition,
  play: Play,
  sides: readonly Named[],
): Play {
  const kind = kindOf(rules, play)
  if (structure.players !== 1 || !kind) return play
  const named = placesOf(kind).map((place): [string, Play['player_1_id']] => {
    const side = sides.find(({ id }) => id !== null && id === play[`player_${place}_team_id`])
    const [only, ...others] = side?.roster ?? []
    const said = play[`player_${place}_id`]
    return [`player_${place}_id`, said ?? (others.length === 0 ? (only?.reference ?? null) : null)]
  })
  return playOf(play.type, { ...play, ...Object.fromEntries(named) })
}

/** The team that a play was recorded for. */
export function teamOf({ rules }: SportDefinition, play: Play): number | null {
  const kind = kindOf(rules, play)
  return kind ? teamOfPlay(kind, play) : play.player_1_team_id
}
