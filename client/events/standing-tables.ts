import { hasBegun } from '../../shared-schema/rules/progress/game-status.ts'
import { decimalText, twoDigits } from '../../shared-schema/rules/standings/decimal-text.ts'
import { finalReasonText } from '../../shared-schema/rules/standings/final-reason-text.ts'
import type { FinalStanding } from '../../shared-schema/rules/standings/final-standings.ts'
import { reasonText } from '../../shared-schema/rules/standings/reason-text.ts'
import {
  isOver,
  poolTable,
  swissGames,
  swissTable,
  type TournamentPlay,
  type TournamentPool,
} from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Separation } from '../../shared-schema/rules/standings/separation.ts'
import type { TournamentRecords } from '../storage/tournament-records.ts'
import type { EventDetails } from './event-view.ts'
import { finalPlaces } from './final-places.ts'
import { isolated } from '../formats/isolated.ts'
import { teamNames } from '../scoring/team-names.ts'
import { playOf } from './tournament-play.ts'
import { sharedT, t } from '../texts/t.ts'

/** One line of standings as the screen shows it. */
export interface TableLine {
  readonly teamId: number
  readonly place: number
  readonly team: string
  /** In the order of the table's columns. */
  readonly figures: readonly string[]
  /** Why the team stands where it does, in words; null if there is nothing to say. */
  readonly reason: string | null
  /** Level with another team in everything, and nobody has decided yet. */
  readonly isLevel: boolean
}

/** Standings as the screen shows them. */
export interface StandingTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly { readonly short: string; readonly name: string }[]
  readonly lines: readonly TableLine[]
}

type NameOf = (teamId: number) => string

/** Why a team is ahead of the next one. As long as there are games to come, being level calls for nobody's decision. */
const reasonOf = (separation: Separation | null, hasEnded: boolean, nameOf: NameOf): string | null =>
  separation &&
  (separation.cause.kind === 'level' && !hasEnded
    ? t('events.levelSoFar', { team: nameOf(separation.below_id) })
    : reasonText(separation, nameOf, sharedT))

type Column = StandingTable['columns'][number]

const column = (which: 'record' | 'difference' | 'swissScore' | 'opponents'): Column => ({
  short: t(`events.${which}.short`),
  name: t(`events.${which}.name`),
})

/** All standings of an event, the final ones first: folded on this device, from what it knows of the games. */
export function standingTables({ games, teams }: EventDetails, records: TournamentRecords): StandingTable[] {
  const nameOf = teamNames(teams)
  const play = playOf(games, records)
  return [
    ofFinals(finalPlaces(play), play.entrants.length, nameOf),
    ...(play.last_round === null ? [] : [ofSwiss(play, play.last_round, nameOf)]),
    ...play.pools.map(pool => ofPool(play, pool, nameOf)),
    ...(hasParts(records) ? [] : [ofAllGames(play, nameOf)]),
  ].filter(({ lines }) => lines.length > 0)
}

const hasParts = ({ pools, brackets, swissRounds }: TournamentRecords): boolean =>
  pools.length + brackets.length + swissRounds.length > 0

/** The games of an event that is not divided into parts, as those of a season are not. */
function ofAllGames(play: TournamentPlay, nameOf: NameOf): StandingTable {
  const games = play.games.flatMap(game =>
    game.team_1_id === null || game.team_2_id === null ? [] : [{ ...game, pool_id: 0 }],
  )
  const team_ids = [
    ...new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]).filter(id => id !== null)),
  ]
  return {
    ...ofPool({ ...play, games }, { id: 0, name: '', team_ids }, nameOf),
    key: 'all',
    title: t('events.allGames'),
  }
}

function ofFinals(places: readonly FinalStanding[], teams: number, nameOf: NameOf): StandingTable {
  return {
    key: 'final',
    title: places.length === teams ? t('events.finalStandings') : t('events.finalSoFar'),
    columns: [],
    lines: places.map(({ place, team_id, reason, is_unresolved }) => ({
      teamId: team_id,
      place,
      team: nameOf(team_id),
      figures: [],
      reason: finalReasonText(reason, nameOf, sharedT),
      isLevel: is_unresolved,
    })),
  }
}

function ofPool(play: TournamentPlay, pool: TournamentPool, nameOf: NameOf): StandingTable {
  const games = play.games.filter(({ pool_id }) => pool_id === pool.id)
  const hasEnded = isOver(games)
  return {
    key: `pool-${pool.id}`,
    title: t('events.pool', { name: isolated(pool.name) }),
    columns: [column('record'), column('difference')],
    lines: poolTable(play, pool).map(
      ({ place, team_id, wins, losses, ties, plus_minus, separation, is_unresolved }) => ({
        teamId: team_id,
        place,
        team: nameOf(team_id),
        figures: [`${wins}–${losses}–${ties}`, signed(String(plus_minus))],
        reason: reasonOf(separation, hasEnded, nameOf),
        isLevel: hasEnded && is_unresolved,
      }),
    ),
  }
}

/** The standings of the teams of the latest round, from the games of all rounds. */
function ofSwiss(play: TournamentPlay, round: number, nameOf: NameOf): StandingTable {
  const games = swissGames(play.games, round).filter(({ round_number }) => round_number === round)
  const drawn = new Set(
    games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]).filter(id => id !== null),
  )
  const hasEnded = isOver(games)
  const hasStarted = games.some(({ status }) => hasBegun(status))
  const moment = hasEnded ? 'after' : hasStarted ? 'during' : 'before'
  return {
    key: 'swiss',
    title: t(`events.swiss.${moment}`, { round }),
    columns: [column('record'), column('swissScore'), column('opponents')],
    lines: swissTable(play, round, [...drawn]).map(
      ({ ranking, team_id, wins, losses, ties, separation, is_unresolved, ...line }) => ({
        teamId: team_id,
        place: ranking,
        team: nameOf(team_id),
        figures: [
          `${wins}–${losses}–${ties}`,
          negative(decimalText(line.swiss_score)),
          negative(twoDigits(line.swiss_opponent_score_avg)),
        ],
        reason: reasonOf(separation, hasEnded, nameOf),
        isLevel: hasEnded && is_unresolved,
      }),
    ),
  }
}

/** With a minus sign that is as wide as a plus. */
const negative = (number: string): string => number.replace('-', '−')

/** `+3`, `−3`, `0` */
const signed = (number: string): string => (Number(number) > 0 ? `+${number}` : negative(number))
