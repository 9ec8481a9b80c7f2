import { isOut, bySeed } from '../../../shared-schema/rules/standings/entrant.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import {
  bracketsOf,
  groupStageOf,
  type BracketStage,
  type Stage,
} from '../../../shared-schema/rules/formats/format.ts'
import { firstPlaceOf, flawOf, groupSizes } from '../../rules/formats/places.ts'
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
import { drawPools } from '../../records/draw-pools.ts'
import { minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'
import { createRecord } from '../../records/create-records.ts'
import { requireRecord, updateRecord } from '../../records/write-record.ts'

/** The request for a format. */
export interface FormatWishes {
  readonly stages: readonly Stage[]
  /** ISO 8601 with offset. */
  readonly start_time: string
  readonly replace: boolean
  /** The ids of the records that the author saw. */
  readonly seen?: Structure | undefined
}

/** The created records, and those that can be created only after games were played. */
export interface NewFormat {
  readonly pools: readonly number[]
  readonly brackets: readonly number[]
  readonly swiss_rounds: readonly number[]
  readonly later: readonly { readonly family: 'swiss_rounds' | 'brackets'; readonly body: StoredRecord }[]
  /** Brackets for places without a team, with the last existing place. */
  readonly beyond: readonly { readonly from: number; readonly to: number; readonly last: number }[]
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
  const play = await loadOnePlay(tx, tournamentId)
  requireUnplayed(play)
  const present = await structureOf(tx, tournamentId)
  if (seen) requireSeen(present, seen)
  await makeRoom(tx, author, present, replace)
  await planSwissRounds(tx, author, tournamentId, stages)
  const teams = play.entrants.filter(entrant => !isOut(entrant)).sort(bySeed)
  const flaw = flawOf(stages, teams.length)
  if (flaw !== undefined)
    throw Problem.field('stages', t => t(`formats.flaw.${flaw}`, { teams: teams.length }))
  const { game_minutes, rest_minutes, timezone } = await tx
    .selectFrom('tournaments')
    .select(['game_minutes', 'rest_minutes', 'timezone'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const time_between_rounds = game_minutes + rest_minutes
  const times = { start_time, time_between_rounds }
  const startAfter = (rounds: number) => timeAt(minuteOf(start_time) + rounds * time_between_rounds, timezone)
  const group = groupStageOf(stages)
  const sizes = groupSizes(stages, teams.length)
  const last = Math.max(...sizes)
  const beyond = bracketsOf(stages)
    .filter(({ to_place }) => to_place > last)
    .map(({ from_place, to_place }) => ({ from: from_place, to: to_place, last }))
  const roundsBefore =
    group?.kind === 'pools' ? Math.max(...sizes) : group?.kind === 'swiss' ? group.rounds : 0
  const afterGroup = { ...times, start_time: startAfter(roundsBefore) }

  const pools =
    group?.kind === 'pools'
      ? await drawPools(tx, author, tournamentId, group.pools, { ...times, generate_matchups: true })
      : []
  const bodyOf = (stage: BracketStage): StoredRecord => ({
    ...afterGroup,
    tournament_id: tournamentId,
    kind: stage.bracket_kind,
    first_place: firstPlaceOf(sizes, stage),
    third_place_game: true,
  })
  const places = ({ from_place, to_place }: BracketStage) => ({ from_place, to_place })
  if (group?.kind === 'swiss') {
    const body = { tournament_id: tournamentId, start_time }
    const rounds = await createRecord(tx, author, 'swiss_rounds', body)
    return {
      pools,
      brackets: [],
      swiss_rounds: rounds,
      later: [
        ...Array.from({ length: group.rounds - 1 }, (_, index) => ({
          family: 'swiss_rounds' as const,
          body: { ...body, start_time: startAfter(index + 1) },
        })),
        ...bracketsOf(stages).map(stage => ({
          family: 'brackets' as const,
          body: { ...bodyOf(stage), ...places(stage) },
        })),
      ],
      beyond,
    }
  }
  for (const stage of bracketsOf(stages)) {
    const who =
      group === undefined
        ? { team_ids: teams.slice(stage.from_place - 1, stage.to_place).map(({ team_id }) => team_id) }
        : { pool_ids: pools, follows_pools: true, ...places(stage) }
    await createRecord(tx, author, 'brackets', { ...bodyOf(stage), ...who })
  }
  // Includes the brackets that were created with each, for losers.
  const brackets = await tx
    .selectFrom('brackets')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .orderBy('id')
    .execute()
  return { pools, brackets: brackets.map(({ id }) => id), swiss_rounds: [], later: [], beyond }
}

/** Stores the planned number of swiss rounds, which makes the last one known. */
async function planSwissRounds(
  tx: Tx,
  author: Author,
  tournamentId: number,
  stages: readonly Stage[],
): Promise<void> {
  const group = groupStageOf(stages)
  const number_of_swiss_rounds = group?.kind === 'swiss' ? group.rounds : null
  const tournament = await requireRecord(tx, 'tournaments', [tournamentId])
  if (tournament.number_of_swiss_rounds === number_of_swiss_rounds) return
  await updateRecord(tx, author, 'tournaments', tournament, { number_of_swiss_rounds })
}

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

function requireUnplayed({ games }: LoadedPlay): void {
  const count = games.filter(({ status }) => hasBegun(status)).length
  if (count > 0) throw new Problem('history_stays', t => t('formats.played', { count }))
}
