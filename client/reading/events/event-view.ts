import type { SiteRecord, TeamRecord } from '../../sync/storage/catalog-records.ts'
import { dayHeading } from '../../base/formats/day-title.ts'
import { t } from '../../texts/t.ts'
import { waitsForDay, type Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import { shootoutOf } from '../../../shared-schema/rules/standings/score-text.ts'
import { offsetIfOther, startTime } from '../../base/formats/event-clock.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { PlayedGame } from '../../scoring/played-games.ts'
import { teamNames } from '../../scoring/team-names.ts'
import type { SourceOf } from './sources-of.ts'
import { teamPictures } from './team-pictures.ts'

/** An event's games with the results so far, and the records for naming teams and fields. */
export interface EventDetails {
  readonly games: readonly PlayedGame[]
  readonly teams: readonly TeamRecord[]
  readonly sites: readonly SiteRecord[]
}

/** One game in the event's list. */
export interface GameLine {
  readonly id: number
  /** Empty, like its time, for a postponed game without a new day. */
  readonly day: string
  /** The start in milliseconds; infinite while it is unknown. */
  readonly starts: number
  /**
   * With its offset if it differs from this device's time, or if the event's games are in several zones, as
   * those of a season can be.
   */
  readonly time: string
  readonly field: string
  readonly teams: readonly [string, string]
  readonly teamIds: readonly [number | null, number | null]
  /** The addresses of the pictures of the teams; undefined for a team without one. */
  readonly pictures?: readonly [string | undefined, string | undefined]
  readonly score: readonly [number, number]
  /** The goals of its shoot-out; null if there was none. */
  readonly shootout: readonly [number, number] | null
  readonly status: PlayedGame['status']
  readonly isForfeit: boolean
  readonly ruling: Ruling
  /** The games before it now give another team than the one that has begun to play. */
  readonly needsDecision: boolean
}

/**
 * The games of an event in the order of their time and field.
 * @param sourceOf the text for a team that is not known yet
 */
export function eventGames(
  { games, teams, sites }: EventDetails,
  sourceOf: SourceOf = () => undefined,
): GameLine[] {
  const nameOf = teamNames(teams)
  const pictureOf = teamPictures(teams)
  const teamName = (game: PlayedGame, slot: 1 | 2): string => {
    const id = game[`team_${slot}_id`]
    return (id === null ? sourceOf(game.id, slot) : undefined) ?? nameOf(id)
  }
  const fields = new Map(sites.map(site => [site.id, site.name]))
  const isOfOneZone = new Set(games.map(({ timezone }) => timezone)).size < 2
  const fieldOf = ({ game_site_id }: PlayedGame): string =>
    game_site_id === null ? '' : (fields.get(game_site_id) ?? '')
  const whenOf = (game: PlayedGame): Pick<GameLine, 'starts' | 'day' | 'time' | 'field'> =>
    waitsForDay(game)
      ? { starts: Infinity, day: '', time: '', field: '' }
      : {
          starts: Date.parse(game.start_time),
          // The record's time is already in the game's zone, independent of the tablet's zone.
          day: game.start_time.slice(0, 10),
          time:
            startTime(game.start_time) +
            (isOfOneZone ? offsetIfOther(game.start_time) : ` UTC${game.start_time.slice(-6)}`),
          field: fieldOf(game),
        }
  const inOrder = [...games].sort(
    (a, b) =>
      Number(waitsForDay(a)) - Number(waitsForDay(b)) ||
      Date.parse(a.start_time) - Date.parse(b.start_time) ||
      fieldOf(a).localeCompare(fieldOf(b), undefined, { numeric: true }) ||
      a.id - b.id,
  )
  return inOrder.map((game): GameLine => ({
    id: game.id,
    ...whenOf(game),
    teams: [teamName(game, 1), teamName(game, 2)],
    teamIds: [game.team_1_id, game.team_2_id],
    pictures: [pictureOf(game.team_1_id), pictureOf(game.team_2_id)],
    score: [game.team_1_score, game.team_2_score],
    shootout: shootoutOf(game),
    status: game.status,
    isForfeit: game.forfeit_team_ids.length > 0,
    ruling: game.ruling,
    needsDecision: game.needs_decision,
  }))
}

/** The heading of a day's games; postponed games without a new day share one. */
export const titleOfDay = (day: string): string => (day === '' ? t('events.postponed') : dayHeading(day))

/** Games of one day and time. */
export interface GameGroup {
  readonly day: string
  readonly time: string
  readonly games: readonly GameLine[]
}

/** Games in groups of one day and time. */
export const groupedGames = (lines: readonly GameLine[]): GameGroup[] =>
  [...groupBy(lines, line => `${line.day} ${line.time}`).values()].flatMap(games => {
    const [first] = games
    return first ? [{ day: first.day, time: first.time, games }] : []
  })

/** How long after its start an unrecorded game still counts as the present one: it may have begun late. */
const LATE_MS = 60 * 60 * 1000

/** The index of the first group with a game in progress, or else of the next one; -1 if all are over. */
export function presentGroup(groups: readonly Pick<GameGroup, 'games'>[], now: number): number {
  const live = groups.findIndex(({ games }) => games.some(({ status }) => status === 'live'))
  if (live !== -1) return live
  return groups.findIndex(({ games }) =>
    games.some(
      ({ status, starts }) => status === 'scheduled' && starts > now - LATE_MS && Number.isFinite(starts),
    ),
  )
}
