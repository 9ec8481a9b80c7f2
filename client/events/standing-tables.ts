import { decimalText, twoDigits } from '../../shared-schema/rules/standings/decimal-text.ts'
import { finalReasonText } from '../../shared-schema/rules/standings/final-reason-text.ts'
import type { FinalStanding } from '../../shared-schema/rules/standings/final-standings.ts'
import { reasonText } from '../../shared-schema/rules/standings/reason-text.ts'
import type { Separation } from '../../shared-schema/rules/standings/separation.ts'
import type { TournamentRecords } from '../storage/tournament-records.ts'
import type { EventDetails } from './event-view.ts'
import { finalPlaces } from './final-places.ts'
import { poolRankings, swissRanking, type PoolRanking, type SwissRanking } from './group-standings.ts'
import { teamNames } from './team-names.ts'

/** One line of standings as the screen shows it. */
export interface TableLine {
  readonly teamId: number
  readonly place: number
  readonly team: string
  /** In the order of the table's columns. */
  readonly figures: readonly string[]
  /** Why the team stands where it does, in words; null where there is nothing to say. */
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
const reasonOf = (separation: Separation | null, isOver: boolean, nameOf: NameOf): string | null =>
  separation && (separation.cause.kind === 'level' && !isOver ? `level with ${nameOf(separation.below_id)} so far` : reasonText(separation, nameOf))

const record = { short: 'W–L–T', name: 'Won, lost, tied' }

/** All standings of an event, the final ones first: folded on this device, from what it knows of the games. */
export function standingTables({ games, teams }: EventDetails, records: TournamentRecords): StandingTable[] {
  const nameOf = teamNames(teams)
  const swiss = swissRanking(games, records)
  return [
    finalTable(finalPlaces(games, records), nameOf),
    ...swiss ? [swissTable(swiss, nameOf)] : [],
    ...poolRankings(games, records).map(pool => poolTable(pool, nameOf)),
  ].filter(({ lines }) => lines.length > 0)
}

function finalTable(places: readonly FinalStanding[], nameOf: NameOf): StandingTable {
  return {
    key: 'final', title: 'Final standings', columns: [],
    lines: places.map(({ place, team_id, reason, is_unresolved }) =>
      ({ teamId: team_id, place, team: nameOf(team_id), figures: [], reason: finalReasonText(reason, nameOf), isLevel: is_unresolved })),
  }
}

function poolTable({ id, name, isOver, standings }: PoolRanking, nameOf: NameOf): StandingTable {
  return {
    key: `pool ${id}`, title: `Pool ${name}`, columns: [record, { short: '+/−', name: 'Goal difference' }],
    lines: standings.map(({ place, team_id, wins, losses, ties, plus_minus, separation, is_unresolved }) => ({
      teamId: team_id, place, team: nameOf(team_id), figures: [`${wins}–${losses}–${ties}`, signed(String(plus_minus))],
      reason: reasonOf(separation, isOver, nameOf), isLevel: isOver && is_unresolved,
    })),
  }
}

function swissTable({ round_number, isOver, standings }: SwissRanking, nameOf: NameOf): StandingTable {
  return {
    key: 'swiss', title: `Swiss, after round ${round_number}`,
    columns: [record, { short: 'Score', name: 'Swiss score' }, { short: 'Opp.', name: 'Mean swiss score of the opponents' }],
    lines: standings.map(({ ranking, team_id, wins, losses, ties, separation, is_unresolved, ...line }) => ({
      teamId: team_id, place: ranking, team: nameOf(team_id),
      figures: [`${wins}–${losses}–${ties}`, negative(decimalText(line.swiss_score)), negative(twoDigits(line.swiss_opponent_score_avg))],
      reason: reasonOf(separation, isOver, nameOf), isLevel: isOver && is_unresolved,
    })),
  }
}

/** With a minus sign that is as wide as a plus. */
const negative = (number: string): string => number.replace('-', '−')

/** `+3`, `−3`, `0` */
const signed = (number: string): string => (Number(number) > 0 ? `+${number}` : negative(number))
