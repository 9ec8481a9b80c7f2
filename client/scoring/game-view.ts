import { scoreText } from '../../shared-schema/rules/standings/score-text.ts'
import type { Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { Dispute, GameResult, Verdict } from '../../shared-schema/replication/result.ts'
import { boxScore, type BoxScore } from '../../shared-schema/scoring/box-score.ts'
import type { foldOrdered, GameState } from '../../shared-schema/scoring/fold-game.ts'
import { orderOf } from '../sync/recording/ordered.ts'
import { sheetsOf } from '../../shared-schema/scoring/sheets.ts'
import { watchPlays } from '../../shared-schema/scoring/watch-plays.ts'
import { places } from '../../shared-schema/sports/model/play-kind.ts'
import { onFieldAfter } from '../../shared-schema/sports/model/on-field.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import type { EventRules } from '../../shared-schema/sports/model/event-rules.ts'
import type { SportDefinition, SportRules } from '../../shared-schema/sports/model/sport.ts'
import type {
  GameRecord,
  PlayerRecord,
  RosterRecord,
  SiteRecord,
  TeamRecord,
} from '../sync/storage/catalog-records.ts'
import type { TournamentRecord } from '../sync/storage/tournament-records.ts'
import { dayTitle } from '../base/formats/day-title.ts'
import { eventClock, eventMoment, startWithZone, type EventClock } from '../base/formats/event-clock.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import { serverResultWins } from './played-games.ts'
import { teamNames } from './team-names.ts'
import { teamOf } from './play-choices.ts'
import { acceptedEntries } from '../sync/storage/accepted-entries.ts'
import { holder } from '../sync/recording/claim.ts'
import { lastStep, stepOf, type Step } from '../sync/recording/last-step.ts'
import { undoneSteps } from '../sync/recording/undone-steps.ts'
import type { Names } from './play-text.ts'
import { once } from './once.ts'
import { gameTimes, type GameTimes } from './game-times.ts'
import { playerLabels, rosterOf, type RosterPlayer } from './roster.ts'
import { spiritSheet, type ReceivedSpirit } from './spirit-sheet.ts'
import { timeline, type TimelineLine } from './timeline.ts'
import { warningText } from './warning-text.ts'
import { t } from '../texts/t.ts'

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
  /** Whether an entry is on this device only, as far as known. */
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

/** The scorekeeper on another device, and the start of their claim. */
export interface Keeper {
  readonly name: string
  readonly since: string
}

/** One game for its screen. */
export interface GameView {
  readonly id: number
  /** The organizations of the event. */
  readonly organizations: readonly number[]
  readonly sport: SportDefinition
  /** Day, time and field, by which the scorekeeper recognizes the game. */
  readonly where: string
  readonly clock: EventClock
  /** Day and time on the same clocks, for later readers. */
  readonly moment: EventClock
  /** Its field. */
  readonly fieldId: number | null
  readonly sides: readonly [Side, Side]
  readonly status: GameState['status']
  readonly isForfeit: boolean
  /** The office's ruling: entries recorded here stay, and may not count. */
  readonly ruling: Ruling
  /** The games before it now give another team than the one that has begun to play. */
  readonly needsDecision: boolean
  /**
   * The scores of other tablets for this game, `8–7 by Sam`, if the office has to decide between them and
   * this one.
   */
  readonly otherScores: readonly string[]
  /** The rules of the tournament. */
  readonly rules: TournamentRecord
  /** The data for showing its clock. */
  readonly times: GameTimes
  /**
   * The final score if it ended now: in some sports the winner of a shoot-out gets one more point at the end.
   */
  readonly endsAt: readonly [number, number]
  /** Whether the game is in its shoot-out. */
  readonly isInShootout: boolean
  /** The winner if it ended now; null if it is level. */
  readonly winner: number | null
  /** Whether the captains are asked for their initials at the end. */
  readonly captainsConfirm: boolean
  readonly periods: readonly (readonly [number, number])[]
  /** Counted by the office: recording is over, and the server's result counts. */
  readonly settled: boolean
  readonly lines: readonly TimelineLine[]
  /** Whether a player was sent off or has too many fouls. */
  readonly isOut: (player: PlayerReference) => boolean
  /** Whether a player is on the field, as far as substitutions were recorded. */
  readonly isOnField: (player: PlayerReference) => boolean
  /** The number of plays before the last one that names the player; null if none does. */
  readonly namedAt: (player: PlayerReference) => number | null
  /** Whether the box score has anything in addition to timeouts and breaks. */
  readonly hasPlays: boolean
  readonly box: BoxScore
  /** The spirit scores that the two teams received, if they are on this device. */
  readonly spirit: readonly [ReceivedSpirit | null, ReceivedSpirit | null]
  readonly names: Names
  /** Whether two references are one player: a walk-on's entry, and the id that the server gave. */
  readonly samePlayer: (a: PlayerReference, b: PlayerReference) => boolean
  readonly keptBy: 'nobody' | 'this device' | Keeper
  /** Whether the latest entry of this device does not count because its user may not record here. */
  readonly isBarred: boolean
  /**
   * The score on this device's own sheet, `4–2`, if another device's sheet counts and differs; the office may
   * still choose.
   */
  readonly ownScore: string | null
  /** The line that Undo would withdraw. */
  readonly undoes: TimelineLine | undefined
  /** The undone steps that can be put back, the latest last. */
  readonly undone: readonly Step[]
}

/** Folds a game's data into the view for its screen. */
export function gameView(sources: GameSources): GameView {
  const { game, teams, roster, players, deviceId, result, waits } = sources
  const verdicts = new Map(sources.verdicts.map(verdict => [verdict.entry_id, verdict]))
  const counting = acceptedEntries(sources.entries, sources.verdicts)
  const { gameRules, sport } = sources
  const state = sources.fold(game, sport.rules, orderOf(counting))
  const names: Names = { sport, team: teamNames(teams), player: playerLabels(roster, players, state.walkOns) }
  const counted = result && serverResultWins(result, counting) ? result : undefined
  const shown = counted ?? state
  const box = once(() => counted?.box_score ?? boxScore(game, sport.rules, state))
  const side = (id: number | null, slot: 1 | 2): Side => ({
    id,
    score: shown[`team_${slot}_score`],
    shootout: shown.shootout?.[slot - 1] ?? null,
    name: names.team(id),
    picture: teams.find(team => team.id === id)?.profile_image_50,
    roster: id === null ? [] : rosterOf(id, roster, players, state.walkOns),
  })
  const clock = eventClock(game)
  const watched = once(() =>
    watchPlays(
      sport,
      game,
      state.plays.map(({ root, play, period }) => ({ play, period, at: Date.parse(root.recorded_at) })),
    ),
  )
  const lines = once(() => {
    const warnings = new Map(
      state.plays.map(({ root }, index) => [
        root.id,
        (watched().warnings[index] ?? []).map(warning => warningText(warning, names)),
      ]),
    )
    const counts = new Set(counting)
    const lastCounted = result?.last_entry_id ?? null
    const known = { state, warnings, waits, verdicts, lastCounted, names, clock, sideOf }
    return [
      ...timeline({ entries: counting, ...known }),
      ...timeline({ entries: sources.entries.filter(entry => !counts.has(entry)), ...known }),
    ]
  })
  const sideOf = (entry: Entry): 1 | 2 | null => {
    const team = entry.kind === 'play' ? teamOf(sport, entry.data) : addedTeam(entry)
    return team === null ? null : team === game.team_1_id ? 1 : team === game.team_2_id ? 2 : null
  }
  const inPlay = once(() => playersOf(state, players))
  const undoes = once(() => {
    const step = lastStep(counting, deviceId)
    return step && lines().find(line => line.root.id === step.root.id)
  })
  const undone = once(() => undoneSteps(counting, deviceId).map(stepOf))
  const times = once(() => gameTimes(state, game, sport, gameRules, names))
  const keptBy = keeper(counting, deviceId)
  return {
    id: game.id,
    organizations: sources.organizations,
    sport,
    where: [dayTitle(game.start_time.slice(0, 10)), startWithZone(game.start_time), sources.site?.name ?? '']
      .filter(Boolean)
      .join(' · '),
    fieldId: game.game_site_id,
    sides: [side(game.team_1_id, 1), side(game.team_2_id, 2)],
    clock,
    moment: eventMoment(game),
    status: shown.status,
    periods: shown.periods,
    settled: result?.settled ?? false,
    names,
    isForfeit: (shown.forfeit_team_ids ?? []).length > 0,
    ruling: game.ruling,
    needsDecision: sources.needsDecision,
    rules: sources.rules,
    captainsConfirm: gameRules.captains_confirm,
    endsAt: endOf(shown, sport.rules),
    isInShootout: state.status === 'live' && state.shootout !== null && isLevel(state),
    winner: leaderOf(game, state),
    otherScores: otherScores(sources.dispute ?? { sheets: [] }, deviceId),
    spirit: spiritSheet({ spirit: state.spirit, deviceId, waits, verdicts }),
    samePlayer: (a, b) =>
      players.some(({ id, entry_id }) => (id === a && entry_id === b) || (id === b && entry_id === a)),
    keptBy,
    ownScore: typeof keptBy === 'string' ? null : ownScore(game, sport.rules, counting, deviceId),
    isBarred: isBarred(sources, verdicts),
    isOut: player => watched().out.has(player),
    isOnField: player => inPlay().isOnField(player),
    namedAt: player => inPlay().namedAt(player),
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

/** Only the latest entry counts: a user who has the right again is asked about players again. */
function isBarred({ entries, deviceId }: GameSources, verdicts: ReadonlyMap<string, Verdict>): boolean {
  const own = entries.filter(({ device_id }) => device_id === deviceId)
  const latest = Math.max(...own.map(({ counter }) => counter))
  return own.some(({ id, counter }) => counter === latest && verdicts.get(id)?.reason === 'not_allowed')
}

/** The players on the field, and the last mention of each: a walk-on by either of the two references. */
function playersOf(
  { plays }: GameState,
  players: readonly PlayerRecord[],
): Pick<GameView, 'isOnField' | 'namedAt'> {
  const ids = new Map(players.flatMap(({ id, entry_id }) => (entry_id ? [[entry_id, id] as const] : [])))
  const known = (player: PlayerReference): PlayerReference => ids.get(String(player)) ?? player
  const on = new Set([...onFieldAfter(plays.map(({ play }) => play))].map(known))
  const named = new Map(
    plays.flatMap(({ play }, index) =>
      places.flatMap(place => {
        const player = play[`player_${place}_id`]
        return player === null ? [] : [[known(player), index] as const]
      }),
    ),
  )
  return { isOnField: player => on.has(known(player)), namedAt: player => named.get(known(player)) ?? null }
}

/** The team that got points by a tap. */
function addedTeam(entry: Entry): number | null {
  if (entry.kind !== 'score') return null
  const { team_1_added, team_2_added, team_1_id, team_2_id } = entry.data
  return (team_1_added === undefined ? (team_2_added === undefined ? null : team_2_id) : team_1_id) ?? null
}

const generalTypes: ReadonlySet<number> = new Set(generalKinds.map(({ type }) => type))

/** The team with more points, or with more in the shoot-out if these are level. */
function leaderOf(
  { team_1_id, team_2_id }: Sides,
  { team_1_score, team_2_score, shootout }: GameState,
): number | null {
  const [one, two] = team_1_score === team_2_score ? (shootout ?? [0, 0]) : [team_1_score, team_2_score]
  return one === two ? null : one > two ? team_1_id : team_2_id
}

type Score = Pick<GameResult, 'status' | 'team_1_score' | 'team_2_score'> & {
  readonly shootout?: readonly [number, number] | null | undefined
}

const isLevel = ({ team_1_score, team_2_score }: Score): boolean => team_1_score === team_2_score

function endOf(score: Score, { shootoutAddsPoint }: SportRules): [number, number] {
  const { status, team_1_score, team_2_score, shootout } = score
  const [one, two] = shootout ?? [0, 0]
  const adds = shootoutAddsPoint && status !== 'final' && isLevel(score)
  return [team_1_score + Number(adds && one > two), team_2_score + Number(adds && two > one)]
}

/** All scores but this device's own, or but the counting one if it has none. */
function otherScores({ sheets }: Dispute, deviceId: string): string[] {
  const own = Math.max(
    0,
    sheets.findIndex(sheet => sheet.device_id === deviceId),
  )
  return sheets
    .filter((_, index) => index !== own)
    .map(sheet => scoreBy(standsAt(sheet), bidiIsolate(sheet.recorded_by)))
}

/** `2–2 (4–3)` */
const standsAt = ({ shootout, ...score }: Dispute['sheets'][number] | GameState): string => {
  const [team_1_shootout_score, team_2_shootout_score] = shootout ?? []
  return scoreText({ ...score, team_1_shootout_score, team_2_shootout_score })
}

const scoreBy = (score: string, name: string): string =>
  name === '' ? t('scoring.scoreBySomebody', { score }) : t('scoring.scoreBy', { score, name })

function keeper(entries: readonly Entry[], deviceId: string): GameView['keptBy'] {
  const claim = holder(entries)
  if (!claim) return 'nobody'
  return claim.device_id === deviceId
    ? 'this device'
    : { name: claim.recorded_by || t('scoring.somebody'), since: claim.recorded_at }
}

function ownScore(
  game: Sides,
  sport: SportRules,
  entries: readonly Entry[],
  deviceId: string,
): string | null {
  if (!orderOf(entries).otherSheets.some(({ device_id }) => device_id === deviceId)) return null
  const sheets = sheetsOf(game, sport, entries, player => String(player ?? ''))
  const own = sheets?.others.find(({ claim }) => claim.device_id === deviceId)
  return !own || sheets?.counting.order.decision ? null : standsAt(own.state)
}
