import { gameLabels, inScreenOrder } from '../../../shared-schema/rules/brackets/game-labels.ts'
import { roundsOf } from '../../../shared-schema/rules/brackets/rounds-of.ts'
import { bracketName } from '../../../shared-schema/rules/brackets/bracket-name.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import type { Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import { leadsToSecondFinal } from '../../../shared-schema/rules/progress/sent-on.ts'
import type { GameRecord, SiteRecord, TeamRecord } from '../../sync/storage/catalog-records.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { startWithZone } from '../../base/formats/event-clock.ts'
import type { PlayedGame } from '../../scoring/played-games.ts'
import { teamNames } from '../../scoring/team-names.ts'
import { bracketLayout, type BracketLayout } from './bracket-layout.ts'
import { roundTitle } from './bracket-rounds.ts'
import { sourcesOf } from './sources-of.ts'
import { placeRanges } from './place-ranges.ts'
import { sharedT, t } from '../../texts/t.ts'

/** One of the two teams of a bracket game. */
export interface BracketSide {
  readonly teamId: number | null
  /** The team's name or, while it is unknown, its source: `Winner of QF 2`. */
  readonly team: string
  /** Null if the tournament has no seeds, or the team is not known. */
  readonly seed: number | null
  /** Null before the game has begun. */
  readonly score: number | null
  /** Its goals in the shoot-out; null if there was none. */
  readonly shootout: number | null
  readonly isWinner: boolean
  /** The place in the tournament that the game gave the team, or the shared places: `5–8`. */
  readonly place: string | null
}

export interface BracketGame {
  readonly id: number
  /** `QF 2`, `Game 7` */
  readonly label: string
  readonly sides: readonly [BracketSide, BracketSide]
  readonly status: PlayedGame['status']
  /** `2 Jun 10:30 · Field 3` */
  readonly when: string
  readonly isForfeit: boolean
  readonly ruling: Ruling
  readonly needsDecision: boolean
  /** Whether it is a second grand final, which may not be needed. */
  readonly isOnlyIfNeeded: boolean
}

/** A bracket for drawing: rounds from left to right, the games of each from top to bottom. */
export interface DrawnBracket {
  readonly id: number
  readonly name: string
  readonly rounds: readonly { readonly title: string; readonly games: readonly BracketGame[] }[]
  readonly layout: BracketLayout
}

/** The data of an event for drawing its games. */
interface DrawnEvent {
  readonly games: readonly DrawnGame[]
  readonly teams: readonly Pick<TeamRecord, 'id' | 'name'>[]
  readonly sites: readonly SiteRecord[]
}

type DrawnGame = Omit<
  GameRecord,
  'pool_round_id' | 'teams_decided' | 'decided_in' | 'team_1_second_score' | 'team_2_second_score'
> &
  Omit<PlayedGame, keyof GameRecord | 'sends'>

interface DrawnRecords extends Pick<TournamentRecords, 'brackets'> {
  readonly entrants: readonly { readonly team_id: number; readonly seed: number | null }[]
  readonly pools: readonly { readonly id: number; readonly name: string }[]
}

/** The brackets of an event with the results so far, in the order of their places on a screen. */
export function drawnBrackets(
  { games, teams, sites }: DrawnEvent,
  { brackets, entrants, pools }: DrawnRecords,
): DrawnBracket[] {
  const [nameOf, fieldOf] = [teamNames(teams), new Map(sites.map(({ id, name }) => [id, name]))]
  const labels = gameLabels(games, brackets, sharedT)
  const sourceOf = sourcesOf(games, labels, pools)
  const seeds = new Map(entrants.map(({ team_id, seed }) => [team_id, seed]))
  const byBracket = groupBy(games, ({ bracket_id }) => bracket_id)
  const inFamily = groupBy(brackets, ({ id, main_bracket_id }) => main_bracket_id ?? id)
  const repeated = new Set(games.filter(leadsToSecondFinal).map(game => game.next_game_for_winner_id))
  const whenOf = ({ start_time, game_site_id }: DrawnGame): string =>
    [`${shortDay(start_time.slice(0, 10))} ${startWithZone(start_time)}`, fieldOf.get(game_site_id ?? 0)]
      .filter(Boolean)
      .join(' · ')
  return inScreenOrder(brackets).map(bracket => {
    const rounds = roundsOf(byBracket.get(bracket.id) ?? [])
    const family = inFamily.get(bracket.main_bracket_id ?? bracket.id) ?? []
    const rangeOf = placeRanges(family.flatMap(({ id }) => byBracket.get(id) ?? []))
    const side = (game: DrawnGame, slot: 1 | 2): BracketSide => {
      const teamId = game[`team_${slot}_id`]
      const isWinner = teamId !== null && game.winner_id === teamId
      const isLoser = game.winner_id !== null && !isWinner
      const place = isWinner ? game.place_for_winner : isLoser ? game.place_for_loser : null
      return {
        teamId,
        team: (teamId === null ? sourceOf(game.id, slot) : undefined) ?? nameOf(teamId),
        seed: seeds.get(teamId ?? 0) ?? null,
        score: hasBegun(game.status) ? game[`team_${slot}_score`] : null,
        shootout: game[`team_${slot}_shootout_score`],
        isWinner,
        place: place === null ? null : rangeOf(place),
      }
    }
    return {
      id: bracket.id,
      name: bracketName(bracket.name, sharedT) || t('events.bracket'),
      layout: bracketLayout(rounds),
      rounds: rounds.map((round, index) => ({
        title: roundTitle(bracket, rounds, index),
        games: round.map(game => ({
          id: game.id,
          label: labels.get(game.id) ?? '',
          sides: [side(game, 1), side(game, 2)],
          status: game.status,
          when: whenOf(game),
          isForfeit: game.forfeit_team_ids.length > 0,
          ruling: game.ruling,
          needsDecision: game.needs_decision,
          isOnlyIfNeeded: game.status === 'scheduled' && repeated.has(game.id),
        })),
      })),
    }
  })
}
