import { hasBegun } from '../../shared-schema/rules/progress/game-status.ts'
import type { BracketRecord, TournamentRecords } from '../storage/tournament-records.ts'
import { shortDay } from '../formats/day-title.ts'
import { startWithZone } from '../formats/event-clock.ts'
import type { EventDetails } from './event-view.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import type { PlayedGame } from '../scoring/played-games.ts'
import { teamNames } from '../scoring/team-names.ts'
import { t } from '../texts/t.ts'

/** One of the two teams of a bracket game. */
interface BracketSide {
  readonly team: string
  /** Null before the game has begun. */
  readonly score: number | null
  readonly isWinner: boolean
  /** The place in the tournament that the game gave the team. */
  readonly place: number | null
}

export interface BracketGame {
  readonly id: number
  readonly sides: readonly [BracketSide, BracketSide]
  readonly status: PlayedGame['status']
  /** `2 Jun 10:30 · Field 3` */
  readonly when: string
  readonly isForfeit: boolean
  readonly needsDecision: boolean
}

/** A bracket as it is drawn: rounds from left to right, the games of each from top to bottom. */
interface DrawnBracket {
  readonly id: number
  readonly name: string
  readonly rounds: readonly { readonly title: string; readonly games: readonly BracketGame[] }[]
}

/** The brackets of an event as far as they were played, in the order of their places on a screen. */
export function drawnBrackets(
  { games, teams, sites }: EventDetails,
  { brackets }: TournamentRecords,
): DrawnBracket[] {
  const [nameOf, fieldOf] = [teamNames(teams), new Map(sites.map(({ id, name }) => [id, name]))]
  const whenOf = ({ start_time, game_site_id }: PlayedGame): string =>
    [`${shortDay(start_time.slice(0, 10))} ${startWithZone(start_time)}`, fieldOf.get(game_site_id ?? 0)]
      .filter(Boolean)
      .join(' · ')
  const byBracket = groupBy(games, ({ bracket_id }) => bracket_id)
  return [...brackets]
    .sort((a, b) => a.row_position - b.row_position || a.column_position - b.column_position || a.id - b.id)
    .map(bracket => {
      const rounds = roundsOf(byBracket.get(bracket.id) ?? [])
      return {
        id: bracket.id,
        name: bracket.name || t('events.bracket'),
        rounds: rounds.map((round, index) => ({
          title: titleOf(bracket, index, rounds.length),
          games: round.map(game => ({ ...drawn(game, nameOf), when: whenOf(game) })),
        })),
      }
    })
}

/**
 * The games of a bracket in rounds, the first round first. The final is the game whose winner plays no
 * other in the bracket; what leads to it is one round before. In a round, games stand as those do to
 * which they lead.
 */
function roundsOf(games: readonly PlayedGame[]): PlayedGame[][] {
  const ids = new Set(games.map(({ id }) => id))
  const leadsTo = ({ next_game_for_winner_id: next }: PlayedGame): number | null =>
    next !== null && ids.has(next) ? next : null
  const rounds: PlayedGame[][] = []
  let left = games
  let later: PlayedGame[] = []
  // Games that lead in a circle to each other belong to no round.
  for (
    let round = left.filter(game => leadsTo(game) === null);
    round.length > 0;
    round = left.filter(game => later.some(({ id }) => id === leadsTo(game)))
  ) {
    const placeOf = (game: PlayedGame): number => later.findIndex(({ id }) => id === leadsTo(game))
    later = [...round].sort(
      (a, b) => placeOf(a) - placeOf(b) || a.next_team_for_winner - b.next_team_for_winner || a.id - b.id,
    )
    rounds.unshift(later)
    left = left.filter(game => !later.includes(game))
  }
  return rounds
}

/** By how many rounds come after. */
const knockOut = ['events.final', 'events.semiFinals', 'events.quarterFinals'] as const

function titleOf({ kind, main_bracket_id }: BracketRecord, index: number, rounds: number): string {
  const usual =
    main_bracket_id === null && kind !== 'double elimination' ? knockOut[rounds - 1 - index] : undefined
  if (usual) return t(usual)
  return rounds === 1 ? '' : t('events.round', { number: index + 1 })
}

function drawn(game: PlayedGame, nameOf: (id: number | null) => string): Omit<BracketGame, 'when'> {
  const side = (teamId: number | null, score: number): BracketSide => {
    const isWinner = teamId !== null && game.winner_id === teamId
    const isLoser = game.winner_id !== null && !isWinner
    return {
      team: nameOf(teamId),
      score: hasBegun(game.status) ? score : null,
      isWinner,
      place: isWinner ? game.place_for_winner : isLoser ? game.place_for_loser : null,
    }
  }
  return {
    id: game.id,
    sides: [side(game.team_1_id, game.team_1_score), side(game.team_2_id, game.team_2_score)],
    status: game.status,
    isForfeit: game.forfeit_team_ids.length > 0,
    needsDecision: game.needs_decision,
  }
}
