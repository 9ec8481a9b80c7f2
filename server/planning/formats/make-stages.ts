import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import {
  bracketsOf,
  groupStageOf,
  type BracketStage,
  type PoolStage,
  type Stage,
  type SwissStage,
} from '../../../shared-schema/rules/formats/format.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { createRecord } from '../../records/create-records.ts'
import { drawPools } from '../../records/draw-pools.ts'
import { firstPlaceOf, groupSizes } from '../../../shared-schema/rules/formats/places.ts'
import type { RoundTimes } from './round-times.ts'

/** Stages to create in a tournament that has none. */
interface Plan {
  readonly tx: Tx
  readonly author: Author
  readonly tournamentId: number
  readonly stages: readonly Stage[]
  /** The teams by seed. */
  readonly teamIds: readonly number[]
  readonly times: RoundTimes
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

/** Creates the records of stages that these teams can play. */
export async function makeStages(plan: Plan): Promise<NewFormat> {
  const group = groupStageOf(plan.stages)
  const made =
    group?.kind === 'swiss'
      ? await makeSwissRounds(plan, group)
      : { ...(await makePoolsAndBrackets(plan, group)), swiss_rounds: [], later: [] }
  return { ...made, beyond: placesBeyond(plan) }
}

/** Creates the first swiss round: the next ones and the brackets follow from its results. */
async function makeSwissRounds(plan: Plan, { rounds }: SwissStage): Promise<Omit<NewFormat, 'beyond'>> {
  const { tx, author, tournamentId, stages, times } = plan
  const body = { tournament_id: tournamentId, start_time: times.start_time }
  return {
    pools: [],
    brackets: [],
    swiss_rounds: await createRecord(tx, author, 'swiss_rounds', body),
    later: [
      ...Array.from({ length: rounds - 1 }, (_, index) => ({
        family: 'swiss_rounds' as const,
        body: { ...body, start_time: times.startAfter(index + 1) },
      })),
      ...bracketsOf(stages).map(stage => ({
        family: 'brackets' as const,
        body: { ...bracketBody(plan, stage, rounds), ...placesOf(stage) },
      })),
    ],
  }
}

/** Creates the pools, if there are any, and brackets for their teams or for all teams by seed. */
async function makePoolsAndBrackets(
  plan: Plan,
  group: PoolStage | undefined,
): Promise<Pick<NewFormat, 'pools' | 'brackets'>> {
  const { tx, author, tournamentId, stages, teamIds, times } = plan
  const { start_time, time_between_rounds } = times
  const pools = group
    ? await drawPools(tx, author, tournamentId, group.pools, {
        start_time,
        time_between_rounds,
        generate_matchups: true,
      })
    : []
  const roundsBefore = group ? Math.max(...groupSizes(stages, teamIds.length)) : 0
  for (const stage of bracketsOf(stages)) {
    const teams = group
      ? { pool_ids: pools, follows_pools: true, ...placesOf(stage) }
      : { team_ids: teamIds.slice(stage.from_place - 1, stage.to_place) }
    await createRecord(tx, author, 'brackets', { ...bracketBody(plan, stage, roundsBefore), ...teams })
  }
  // Includes the brackets that were created with each, for losers.
  const brackets = await tx
    .selectFrom('brackets')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .orderBy('id')
    .execute()
  return { pools, brackets: brackets.map(({ id }) => id) }
}

const bracketBody = (
  { tournamentId, stages, teamIds, times }: Plan,
  stage: BracketStage,
  roundsBefore: number,
): StoredRecord => ({
  start_time: times.startAfter(roundsBefore),
  time_between_rounds: times.time_between_rounds,
  tournament_id: tournamentId,
  kind: stage.bracket_kind,
  first_place: firstPlaceOf(groupSizes(stages, teamIds.length), stage),
  third_place_game: true,
})

const placesOf = ({ from_place, to_place }: BracketStage) => ({ from_place, to_place })

function placesBeyond({ stages, teamIds }: Plan): NewFormat['beyond'] {
  const last = Math.max(...groupSizes(stages, teamIds.length))
  return bracketsOf(stages)
    .filter(({ to_place }) => to_place > last)
    .map(({ from_place, to_place }) => ({ from: from_place, to: to_place, last }))
}
