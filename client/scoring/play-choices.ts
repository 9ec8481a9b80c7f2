import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import {
  isOfferedAt,
  placesOf,
  teamAttributes,
  teamOfPlay,
  valueIn,
  type Level,
  type PlayKind,
} from '../../shared-schema/sports/model/play-kind.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { Situation } from '../../shared-schema/sports/model/situation.ts'
import type { RoleWord } from '../../shared-schema/texts/shared-texts.ts'
import { kindOf, type SportDefinition } from '../../shared-schema/sports/model/sport.ts'

/** A button for a kind of plays, and the further values of the play that it records. */
export interface PlayChoice {
  readonly kind: PlayKind
  readonly preset: Partial<Play>
}

/** The buttons of a level. */
export interface PlayChoices {
  /** The huge buttons; none if they add points and record no plays. */
  readonly huge: readonly PlayChoice[]
  /** Always visible. */
  readonly often: readonly PlayKind[]
  /** Offered in addition. */
  readonly more: readonly PlayKind[]
}

/**
 * The plays offered to a scorekeeper of a sport at a level. At the lowest level points are added, but scoring
 * in a shoot-out is still a play.
 */
export function choicesAt(level: Level, { rules }: SportDefinition, isInShootout = false): PlayChoices {
  const offered = rules.kinds.filter(kind => isOfferedAt(level, kind) && !kind.assigns && !kind.setsBoard)
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

/** One button, or one for each number with its own button. */
function buttonsOf(kind: PlayKind): PlayChoice[] {
  const value = valueIn(kind.points)
  const numbers = value && kind.values?.[value]?.buttons
  if (!numbers) return [{ kind, preset: {} }]
  return numbers.map(number => ({ kind, preset: { [value]: number } }))
}

/** The play that ends a period, if it is recorded as a play. */
export function breakKind({ rules, structure }: SportDefinition): PlayKind | undefined {
  const isHalfTime = structure.period === 'half' && structure.overtime === null
  const type = isHalfTime ? generalPlays.halfTime : generalPlays.endOfPeriod
  return rules.kinds.find(kind => kind.type === type)
}

/**
 * The play that ends a period, or the turn of the first team in it. Sets have none: their points end them.
 */
export function periodEnd(
  sport: SportDefinition,
  { turnEnd }: Pick<Situation, 'turnEnd'>,
): PlayKind | undefined {
  if (turnEnd !== null) return kindOf(sport.rules, { type: turnEnd })
  return sport.rules.sets ? undefined : breakKind(sport)
}

/** The play that ends a set before its points do. */
export const setEnd = (sport: SportDefinition): PlayKind | undefined =>
  sport.rules.sets ? breakKind(sport) : undefined

/** The kind for describing and correcting a recorded play, if this tablet records that kind. */
export const offeredKind = ({ rules }: SportDefinition, play: Play): PlayKind | undefined => {
  const kind = kindOf(rules, play)
  return kind?.level === undefined ? undefined : kind
}

/** The play as recorded at the tap, with its players still unknown. */
export function chosenPlay({ kind, preset }: PlayChoice, own: number, other: number | null): Play {
  const idOf = { own, other }
  return playOf(kind.type, {
    ...Object.fromEntries(teamAttributes(kind).map(([attribute, side]) => [attribute, idOf[side]])),
    ...preset,
  })
}

/** A team, and its players who can be named. */
interface Named {
  readonly id: number | null
  readonly roster: readonly { readonly reference: PlayerReference }[]
}

/**
 * Fills in players who need no question: those with a role in the situation, and in a sport of one or two a
 * side the only player on a team's roster.
 */
export function withKnownPlayers(
  { rules, structure }: SportDefinition,
  play: Play,
  sides: readonly Named[],
  { players }: Pick<Situation, 'players'>,
): Play {
  const kind = kindOf(rules, play)
  if (!kind || kind.assigns) return play
  const named = placesOf(kind).map((place): [string, Play['player_1_id']] => {
    const team = play[`player_${place}_team_id`]
    const side = sides.findIndex(({ id }) => id !== null && id === team)
    const { word, knownAs = word } = kind.roles[place - 1] ?? {}
    const known = players.find(one => one.role === knownAs && one.side === side)?.player
    const [only, ...others] = structure.players <= 2 ? (sides[side]?.roster ?? []) : []
    const alone = others.length === 0 ? only?.reference : undefined
    return [`player_${place}_id`, play[`player_${place}_id`] ?? known ?? alone ?? null]
  })
  return playOf(play.type, { ...play, ...Object.fromEntries(named) })
}

/** The kind of plays that tells who has a role from now on, if the sport has one. */
export const assigningKind = ({ rules }: SportDefinition, role: RoleWord): PlayKind | undefined =>
  rules.kinds.find(({ assigns, roles }) => assigns === true && roles[0]?.word === role)

/** The team of a play. */
export function teamOf({ rules }: SportDefinition, play: Play): number | null {
  const kind = kindOf(rules, play)
  return kind ? teamOfPlay(kind, play) : play.player_1_team_id
}
