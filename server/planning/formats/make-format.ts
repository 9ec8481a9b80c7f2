import { isDeepStrictEqual } from 'node:util'
import type { PlannedBracket } from '../../../shared-schema/resources/planned-bracket.ts'
import { isOut, bySeed } from '../../../shared-schema/rules/standings/entrant.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import {
  bracketsOf,
  groupStageOf,
  type BracketStage,
  type Stage,
} from '../../../shared-schema/rules/formats/format.ts'
import { countsInStandings } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { flawOf } from '../../../shared-schema/rules/formats/places.ts'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { loadRecord } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { loadOnePlay, type LoadedPlay } from '../../games/tournament-play.ts'
import { changedSince } from '../../problems/changed-since.ts'
import { Problem } from '../../problems/problem.ts'
import { deleteRecord } from '../../records/delete-record.ts'
import { requireOpenEvent } from '../../records/closed-events.ts'
import { requireRecord, updateRecord } from '../../records/write-record.ts'
import { makeStages, type NewFormat } from './make-stages.ts'
import { roundTimes } from './round-times.ts'

/** The request for a format. */
export interface FormatWishes {
  readonly stages: readonly Stage[]
  /** ISO 8601 with offset. */
  readonly start_time: string
  readonly replace: boolean
  /** The ids of the records that the author saw. */
  readonly seen?: Structure | undefined
}

/**
 * Creates the pools, brackets and swiss rounds of a format with their games; brackets later take their teams
 * from the pools automatically.
 * @throws Problem 403 if the author may not change the tournament, 409 once something was played, or if there
 *   is something and `replace` is not set, 412 if it is not what the author saw, 400 for stages that cannot be
 *   played
 */
export async function makeFormat(
  tx: Tx,
  author: Author,
  tournamentId: number,
  { stages, start_time, replace, seen }: FormatWishes,
): Promise<NewFormat> {
  if (!mayWrite(author, 'tournaments', 'update', await requireRecord(tx, 'tournaments', [tournamentId])))
    throw new Problem('not_allowed', t => t('formats.mayNotMake'))
  await lockScopes(tx, [tournamentScope(tournamentId)])
  await requireOpenEvent(tx, 'games', { tournament_id: tournamentId })
  const play = await loadOnePlay(tx, tournamentId)
  requireUnplayed(play)
  const present = await structureOf(tx, tournamentId)
  if (seen) requireSeen(present, seen)
  await makeRoom(tx, author, present, replace)
  await planLaterStages(tx, author, tournamentId, stages)
  const teams = play.entrants.filter(entrant => !isOut(entrant)).sort(bySeed)
  const flaw = flawOf(stages, teams.length)
  if (flaw !== undefined)
    throw Problem.field('stages', t => t(`formats.flaw.${flaw}`, { teams: teams.length }))
  return makeStages({
    tx,
    author,
    tournamentId,
    stages,
    teamIds: teams.map(({ team_id }) => team_id),
    times: await roundTimes(tx, tournamentId, start_time),
  })
}

/** Stores the format, with the number of swiss rounds, which makes the last one known, and the brackets after it. */
async function planLaterStages(
  tx: Tx,
  author: Author,
  tournamentId: number,
  stages: readonly Stage[],
): Promise<void> {
  const group = groupStageOf(stages)
  const planned = {
    stages: [...stages],
    number_of_swiss_rounds: group?.kind === 'swiss' ? group.rounds : null,
    planned_brackets: group?.kind === 'swiss' ? bracketsOf(stages).map(plannedOf) : [],
  }
  const tournament = await requireRecord(tx, 'tournaments', [tournamentId])
  const { stages: chosen, number_of_swiss_rounds, planned_brackets } = tournament
  if (isDeepStrictEqual(planned, { stages: chosen, number_of_swiss_rounds, planned_brackets })) return
  await updateRecord(tx, author, 'tournaments', tournament, planned)
}

const plannedOf = ({ bracket_kind, from_place, to_place }: BracketStage): PlannedBracket => ({
  kind: bracket_kind,
  from_place,
  to_place,
})

const structures = ['brackets', 'swiss_rounds', 'pools'] as const

/** The ids of a tournament's pools, brackets and swiss rounds. */
type Structure = Readonly<Record<(typeof structures)[number], readonly number[]>>

async function structureOf(tx: Tx, tournamentId: number): Promise<Structure> {
  const idsOf = async (family: keyof Structure): Promise<number[]> =>
    (
      await tx
        .selectFrom(family)
        .select('id')
        .where('tournament_id', '=', tournamentId)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
  return {
    brackets: await idsOf('brackets'),
    swiss_rounds: await idsOf('swiss_rounds'),
    pools: await idsOf('pools'),
  }
}

/** @throws Problem 412 if the tournament has other records than those that the author saw */
function requireSeen(present: Structure, seen: Structure): void {
  const isSeen = structures.every(
    family =>
      present[family].length === seen[family].length &&
      present[family].every(id => seen[family].includes(id)),
  )
  if (!isSeen) throw changedSince('tournaments')
}

/** Deletes what the format replaces. @throws Problem 409 if there is something and `replace` is not set */
async function makeRoom(tx: Tx, author: Author, present: Structure, replace: boolean): Promise<void> {
  for (const family of structures) {
    if (present[family].length > 0 && !replace) throw new Problem('format_exists', t => t('formats.exists'))
    for (const id of present[family]) {
      // A bracket that was created with another is already deleted with it.
      const record = await loadRecord(tx, family, [id])
      if (record) await deleteRecord(tx, author, family, record, true)
    }
  }
}

/** @throws Problem 409 once a game has begun that counts */
function requireUnplayed({ games }: LoadedPlay): void {
  const count = games.filter(game => countsInStandings(game) && hasBegun(game.status)).length
  if (count > 0) throw new Problem('history_stays', t => t('formats.played', { count }))
}
