import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { nameKey } from '../rosters/name-key.ts'
import type { GameLine, GameWrong } from './lines.ts'

type Pair<T> = readonly [T, T]

/** A game that a row can mean. */
export interface PossibleGame {
  readonly id: number
  readonly teams: Pair<string>
  /** At its place, as `2026-06-12` and `09:05`. */
  readonly day: string
  readonly time: string
  readonly part: string
  readonly field: string
  /** Null before it has a final score. */
  readonly score: Pair<number> | null
  readonly shootout: Pair<number> | null
  /** True if a decision, and no score, ended it. */
  readonly isRuled: boolean
}

/** A row's effect: a score is entered or corrected, or the reason why nothing is. */
export type ResultEffect =
  | OfGame
  | { readonly kind: 'several'; readonly among: readonly PossibleGame[] }
  | { readonly kind: 'unknownTeam'; readonly team: string }
  | { readonly kind: 'noScore' | 'noGame' | 'otherTime' }
  | { readonly kind: 'wrong'; readonly wrong: readonly GameWrong[] }

/** The effect of a row whose game is known. */
type OfGame = (
  | { readonly kind: 'enters' | 'corrects'; readonly game: PossibleGame; readonly score: NewScore }
  | { readonly kind: 'same' | 'ruled' | 'twice'; readonly game: PossibleGame }
) & {
  /** The games among which somebody chose; absent without a choice. */
  readonly among?: readonly PossibleGame[]
}

/** A score in the order of the game's teams. */
interface NewScore {
  readonly score: Pair<number>
  readonly shootout: Pair<number> | null
}

/** Choices that the list does not say by itself. */
export interface ResultChoices {
  /** The team for a different name in the list, by the key of that name. */
  readonly isTeam: Readonly<Record<string, string>>
  /** The game that a row means, by line. */
  readonly isGame: Readonly<Record<string, number>>
}

/**
 * The effect of each row, by line. A game with the score of its row stays as it is: the same list again
 * changes nothing.
 */
export function resultEffects(
  lines: readonly GameLine[],
  games: readonly PossibleGame[],
  { isTeam, isGame }: ResultChoices,
): ReadonlyMap<number, ResultEffect> {
  const byPair = groupBy(games, ({ teams }) => pairKey(teams))
  const known = new Set(games.flatMap(({ teams }) => teams.map(nameKey)))
  const taken = new Set<number>()
  return new Map(lines.map(line => [line.line, effectOf(line)] as const))

  function effectOf(line: GameLine): ResultEffect {
    if (line.wrong.length > 0) return { kind: 'wrong', wrong: line.wrong }
    if (line.score === null) return { kind: 'noScore' }
    const [one, two] = line.teams.map(team => isTeam[nameKey(team)] ?? team)
    const teams: Pair<string> = [one ?? '', two ?? '']
    const unknown = teams.find(team => !known.has(nameKey(team)))
    if (unknown !== undefined) return { kind: 'unknownTeam', team: unknown }
    const met = byPair.get(pairKey(teams)) ?? []
    const may = meantGames(line, met)
    const chosen = may.find(({ id }) => id === isGame[line.line])
    const game = chosen ?? (may.length === 1 ? may[0] : undefined)
    if (game) return { ...ofGame(game, line.score, line.shootout, teams), ...(chosen && { among: may }) }
    if (may.length > 1) return { kind: 'several', among: may }
    return { kind: met.length > 0 ? 'otherTime' : 'noGame' }
  }

  function ofGame(
    game: PossibleGame,
    score: Pair<number>,
    shootout: Pair<number> | null,
    [first]: Pair<string>,
  ): OfGame {
    if (taken.has(game.id)) return { kind: 'twice', game }
    taken.add(game.id)
    if (game.isRuled) return { kind: 'ruled', game }
    const turned = nameKey(game.teams[0]) !== nameKey(first)
    const next: NewScore = {
      score: turned ? [score[1], score[0]] : score,
      shootout: shootout && turned ? [shootout[1], shootout[0]] : shootout,
    }
    const isSame =
      isEqual(next.score, game.score) && (next.shootout === null || isEqual(next.shootout, game.shootout))
    if (isSame) return { kind: 'same', game }
    return { kind: game.score === null ? 'enters' : 'corrects', game, score: next }
  }
}

/** The games of two teams that the row does not contradict. */
function meantGames(line: GameLine, met: readonly PossibleGame[]): readonly PossibleGame[] {
  let may = line.day === null ? met : met.filter(({ day }) => day === line.day)
  // A game may be played later than planned, and on another field: these only tell games apart.
  for (const fits of [isAtTime, isInPart, isOnField]) {
    const some = may.filter(game => fits(line, game))
    if (some.length > 0) may = some
  }
  return may
}

const isAtTime = (line: GameLine, game: PossibleGame): boolean => line.time === game.time
const isOnField = (line: GameLine, game: PossibleGame): boolean =>
  line.field !== '' && nameKey(line.field) === nameKey(game.field)
const isInPart = (line: GameLine, game: PossibleGame): boolean =>
  line.part !== '' && nameKey(game.part).includes(nameKey(line.part))

const pairKey = (teams: Pair<string>): string => teams.map(nameKey).toSorted().join('\n')
const isEqual = (one: Pair<number>, other: Pair<number> | null): boolean =>
  other !== null && one[0] === other[0] && one[1] === other[1]
