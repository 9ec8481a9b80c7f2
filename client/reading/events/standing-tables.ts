import { bracketName } from '../../../shared-schema/rules/brackets/bracket-name.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import { decimalText, twoDigits } from '../../../shared-schema/rules/standings/decimal-text.ts'
import { finalReasonText } from '../../../shared-schema/rules/standings/final-reason-text.ts'
import {
  finalTable,
  haveSwissRoundsEnded,
  isOver,
  poolTable,
  swissGames,
  swissTable,
  type TournamentPlay,
  type TournamentPool,
} from '../../../shared-schema/rules/standings/tournament-play.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import type { EventDetails } from './event-view.ts'
import { finalPlaces } from './final-places.ts'
import { rangeOf } from './place-ranges.ts'
import { goingOn, type GoingOn } from './going-on.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { teamNames } from '../../scoring/team-names.ts'
import {
  column,
  goalsText,
  negative,
  reasonOf,
  signed,
  type NameOf,
  type StandingTable,
} from './standing-table.ts'
import { playOf } from './tournament-play.ts'
import { numberT, sharedT, t } from '../../texts/t.ts'

/** All standings of an event, the final ones first: folded on this device, from its data on the games. */
export function standingTables({ games, teams }: EventDetails, records: TournamentRecords): StandingTable[] {
  const nameOf = teamNames(teams)
  const play = playOf(games, records)
  const going = goingOn(games, records)
  return [
    ofFinals(play, nameOf),
    ...(play.last_round === null ? [] : [ofSwiss(play, play.last_round, nameOf, going)]),
    ...play.pools.map(pool => ofPool(play, pool, nameOf, going)),
  ].filter(({ lines }) => lines.length > 0)
}

/** The places decided so far; nobody decides a tie while further swiss rounds may be drawn. */
function ofFinals(play: TournamentPlay, nameOf: NameOf): StandingTable {
  const [places, all] = [finalPlaces(play), finalTable(play)]
  const mayGoOn = play.last_round !== null && !haveSwissRoundsEnded(play)
  const shared = groupBy(all, ({ place }) => place)
  return {
    key: 'final',
    title: places.length === all.length ? t('events.finalStandings') : t('events.finalSoFar'),
    columns: [],
    lines: places.map(({ place, team_id, reason, is_unresolved }) => ({
      teamId: team_id,
      place,
      places: rangeOf(place, shared.get(place)?.length ?? 1),
      team: nameOf(team_id),
      figures: [],
      reason: finalReasonText(reason, nameOf, sharedT),
      isLevel: is_unresolved && !mayGoOn,
    })),
  }
}

/** The number of teams of a table that may go on. @param pool its id, null for the table of the swiss rounds */
const cutOf = ({ room }: GoingOn, teams: number, pool: number | null): StandingTable['cut'] =>
  room && room.places < teams && (pool === null ? room.pools.length === 0 : room.pools.includes(pool))
    ? {
        after: room.places,
        what: t('reading.roomIn', {
          count: room.places,
          bracket: bidiIsolate(bracketName(room.bracket.name, sharedT) || t('events.bracket')),
        }),
      }
    : undefined

const goesTo = ({ bracketOf }: GoingOn, teamId: number): string | undefined => {
  const bracket = bracketOf(teamId)
  return bracket && bidiIsolate(bracketName(bracket.name, sharedT) || t('events.bracket'))
}

function ofPool(play: TournamentPlay, pool: TournamentPool, nameOf: NameOf, going: GoingOn): StandingTable {
  return {
    key: `pool-${pool.id}`,
    title: t('events.pool', { name: bidiIsolate(pool.name) }),
    columns: [column('played'), column('record'), column('goals'), column('difference')],
    lines: poolTable(play, pool).map(line => ({
      teamId: line.team_id,
      place: line.place,
      team: nameOf(line.team_id),
      figures: [
        String(line.games_played),
        `${line.wins}–${line.losses}–${line.ties}`,
        goalsText(line),
        signed(String(line.plus_minus)),
      ],
      reason: reasonOf(line.separation, nameOf),
      isLevel: line.is_unresolved,
      goesTo: goesTo(going, line.team_id),
    })),
    cut: cutOf(going, pool.team_ids.length, pool.id),
  }
}

/** The standings of the teams of the latest round, from the games of all rounds. */
function ofSwiss(play: TournamentPlay, round: number, nameOf: NameOf, going: GoingOn): StandingTable {
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
    lines: swissTable(play, round, [...drawn], haveSwissRoundsEnded(play)).map(
      ({ ranking, team_id, wins, losses, ties, separation, is_unresolved, ...line }) => ({
        teamId: team_id,
        place: ranking,
        team: nameOf(team_id),
        figures: [
          `${wins}–${losses}–${ties}`,
          negative(numberT(Number(decimalText(line.swiss_score)), isWhole(line.swiss_score) ? 0 : 2)),
          negative(numberT(Number(twoDigits(line.swiss_opponent_score_avg)), 2)),
        ],
        reason: reasonOf(separation, nameOf),
        isLevel: is_unresolved,
        goesTo: goesTo(going, team_id),
      }),
    ),
    cut: cutOf(going, drawn.size, null),
  }
}

/** Whether a score is shown without decimals. */
const isWhole = (score: number): boolean => !decimalText(score).includes('.')
