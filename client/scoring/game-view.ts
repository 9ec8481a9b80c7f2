import type { Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import { gamesToOf } from '../../shared-schema/rules/standings/games-to.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Dispute, GameResult, Verdict } from '../../shared-schema/replication/result.ts'
import { boxScore, type BoxScore } from '../../shared-schema/scoring/box-score.ts'
import type { foldOrdered } from '../../shared-schema/scoring/fold-game.ts'
import { orderOf } from '../sync/recording/ordered.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import type { EventRules } from '../../shared-schema/sports/model/event-rules.ts'
import type { Situation } from '../../shared-schema/sports/model/situation.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import type {
  GameRecord,
  PlayerRecord,
  RosterRecord,
  SiteRecord,
  TeamRecord,
} from '../sync/storage/catalog-records.ts'
import type { TournamentRecord } from '../sync/storage/tournament-records.ts'
import { serverResultWins } from './played-games.ts'
import { teamNames } from './team-names.ts'
import { acceptedEntries } from '../sync/storage/accepted-entries.ts'
import { lastStep, stepOf, type Step } from '../sync/recording/last-step.ts'
import { undoneSteps } from '../sync/recording/undone-steps.ts'
import { entrySide } from './entry-side.ts'
import type { Names } from './play-text.ts'
import { once } from './once.ts'
import { gameTimes, type GameTimes } from './game-times.ts'
import { placeAndTime, type PlaceAndTime } from './place-and-time.ts'
import { playWarnings, watchedPlays } from './play-warnings.ts'
import { playersInPlay, type PlayersInPlay } from './players-in-play.ts'
import { playerLabels, rosterOf, type RosterPlayer } from './roster.ts'
import { scoreKeeping, type ScoreKeeping } from './score-keeping.ts'
import { shownScore, type ShownScore } from './shown-score.ts'
import { spiritSheet, type ReceivedSpirit } from './spirit-sheet.ts'
import { timeline, type TimelineLine } from './timeline.ts'

/** All data of one game on the device. */
export interface GameSources {
  /** With its actual teams. */
  readonly game: GameRecord
  readonly needsDecision: boolean
  readonly organizations: readonly number[]
  /** With the event's rules. */
  readonly sport: SportDefinition
  readonly rules: TournamentRecord
  readonly gameRules: EventRules
  readonly teams: readonly TeamRecord[]
  readonly site: SiteRecord | undefined
  readonly roster: readonly RosterRecord[]
  readonly players: readonly PlayerRecord[]
  readonly entries: readonly Entry[]
  readonly result: GameResult | undefined
  readonly verdicts: readonly Verdict[]
  readonly dispute: Dispute | undefined
  /** True until the server has confirmed an entry to this device. */
  readonly waits: (entry: Entry) => boolean
  readonly deviceId: string
  /** Folds the entries; for a game in progress, the function that folded it before. */
  readonly fold: typeof foldOrdered
}

export interface Side {
  readonly id: number | null
  readonly name: string
  /** The address of the team's picture; undefined if there is none. */
  readonly picture?: string | undefined
  readonly score: number
  /** Its goals in the shoot-out; null if there was none. */
  readonly shootout: number | null
  readonly roster: readonly RosterPlayer[]
}

/** One game for its screen. */
export interface GameView extends PlaceAndTime, PlayersInPlay, ScoreKeeping, ShownScore {
  readonly id: number
  /** The organizations of the event. */
  readonly organizations: readonly number[]
  readonly sport: SportDefinition
  readonly sides: readonly [Side, Side]
  /** The office's ruling: entries recorded here stay, and may not count. */
  readonly ruling: Ruling
  /** The games before it now give another team than the one that has begun to play. */
  readonly needsDecision: boolean
  /** The rules of the tournament. */
  readonly rules: TournamentRecord
  /** The number of points to which it is played, by which it is forfeited. */
  readonly gamesTo: number
  /** The data for showing its clock. */
  readonly times: GameTimes
  /** Whether the captains are asked for their initials at the end. */
  readonly captainsConfirm: boolean
  /** Counted by the office: recording is over, and the server's result counts. */
  readonly settled: boolean
  readonly lines: readonly TimelineLine[]
  /** Whether the box score has anything in addition to timeouts and breaks. */
  readonly hasPlays: boolean
  readonly box: BoxScore
  /** The spirit scores that the two teams received, if they are on this device. */
  readonly spirit: readonly [ReceivedSpirit | null, ReceivedSpirit | null]
  readonly names: Names
  /** The line that Undo would withdraw. */
  readonly undoes: TimelineLine | undefined
  /** The undone steps that can be put back, the latest last. */
  readonly undone: readonly Step[]
  /** The situation after some entries that count: those of the view, and taps that are not on the screen yet. */
  readonly situationAfter: (counting: readonly Entry[]) => Situation
}

/** Folds a game's data into the view for its screen. */
export function gameView(sources: GameSources): GameView {
  const { game, teams, roster, players, entries, deviceId, result, waits, gameRules, sport } = sources
  const verdicts = new Map(sources.verdicts.map(verdict => [verdict.entry_id, verdict]))
  const counting = acceptedEntries(entries, sources.verdicts)
  const state = sources.fold(game, sport.rules, orderOf(counting))
  const names: Names = { sport, team: teamNames(teams), player: playerLabels(roster, players, state.walkOns) }
  const counted = result && serverResultWins(result, counting) ? result : undefined
  const shown = counted ?? state
  const side = (id: number | null, slot: 1 | 2): Side => ({
    id,
    score: shown[`team_${slot}_score`],
    shootout: shown.shootout?.[slot - 1] ?? null,
    name: names.team(id),
    picture: teams.find(team => team.id === id)?.profile_image_50,
    roster: id === null ? [] : rosterOf(id, roster, players, state.walkOns),
  })
  const placed = placeAndTime(game, sources.site)
  const box = once(() => counted?.box_score ?? boxScore(game, sport.rules, state))
  const watched = once(() => watchedPlays(sport, game, state))
  const lines = once(() => {
    const counts = new Set(counting)
    const known = {
      state,
      warnings: playWarnings(state, watched(), names),
      waits,
      verdicts,
      lastCounted: result?.last_entry_id ?? null,
      names,
      clock: placed.clock,
      sideOf: (entry: Entry) => entrySide(entry, sport, game),
    }
    return [
      ...timeline({ entries: counting, ...known }),
      ...timeline({ entries: entries.filter(entry => !counts.has(entry)), ...known }),
    ]
  })
  const undoes = once(() => {
    const step = lastStep(counting, deviceId)
    return step && lines().find(line => line.root.id === step.root.id)
  })
  const undone = once(() => undoneSteps(counting, deviceId).map(stepOf))
  const times = once(() => gameTimes({ ...state, status: shown.status }, game, sport, gameRules, names))
  return {
    id: game.id,
    organizations: sources.organizations,
    sport,
    sides: [side(game.team_1_id, 1), side(game.team_2_id, 2)],
    settled: result?.settled ?? false,
    names,
    situationAfter: entries => sources.fold(game, sport.rules, orderOf(entries)).situation,
    ruling: game.ruling,
    needsDecision: sources.needsDecision,
    rules: sources.rules,
    gamesTo: gamesToOf(gameRules.points_to_win, sources.rules),
    captainsConfirm: gameRules.captains_confirm,
    spirit: spiritSheet({ spirit: state.spirit, deviceId, waits, verdicts }),
    ...placed,
    ...shownScore(game, sport, state, shown),
    ...scoreKeeping({ ...sources, sport: sport.rules, counting, verdicts }),
    ...playersInPlay(state, players, watched),
    // Made on demand, after the score is drawn: each tap makes a view, and a game may have thousands of
    // plays.
    get lines() {
      return lines()
    },
    get times() {
      return times()
    },
    get undoes() {
      return undoes()
    },
    get undone() {
      return undone()
    },
    get hasPlays() {
      return state.plays.some(({ play }) => !generalTypes.has(play.type)) || box().players.length > 0
    },
    get box() {
      return { teams: [...box().teams], players: [...box().players] }
    },
  }
}

const generalTypes: ReadonlySet<number> = new Set(generalKinds.map(({ type }) => type))
