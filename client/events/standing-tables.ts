import { hasBegun } from '../../shared-schema/rules/progress/game-status.ts'
import { decimalText, twoDigits } from '../../shared-schema/rules/standings/decimal-text.ts'
import { finalReasonText } from '../../shared-schema/rules/standings/final-reason-text.ts'
import type { FinalStanding } from '../../shared-schema/rules/standings/final-standings.ts'
import {
  isOver,
  poolTable,
  swissGames,
  swissTable,
  type TournamentPlay,
  type TournamentPool,
} from '../../shared-schema/rules/standings/tournament-play.ts'
import type { TournamentRecords } from '../storage/tournament-records.ts'
import type { EventDetails } from './event-view.ts'
import { finalPlaces } from './final-places.ts'
import { isolated } from '../formats/isolated.ts'
import { teamNames } from '../scoring/team-names.ts'
import { column, negative, reasonOf, signed, type NameOf, type StandingTable } from './standing-table.ts'
import { playOf } from './tournament-play.ts'
import { sharedT, t } from '../texts/t.ts'

/** All standings of an event, the final ones first: folded on this device, from what it knows of the games. */
export function standingTables({ games, teams }: EventDetails, records: TournamentRecords): StandingTable[] {
  const nameOf = teamNames(teams)
  const play = playOf(games, records)
  return [
    ofFinals(finalPlaces(play), play.entrants.length, nameOf),
    ...(play.last_round === null ? [] : [ofSwiss(play, play.last_round, nameOf)]),
    ...play.pools.map(pool => ofPool(play, pool, nameOf)),
  ].filter(({ lines }) => lines.length > 0)
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
