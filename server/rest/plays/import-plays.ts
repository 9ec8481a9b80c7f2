import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockPlayed } from '../../games/entries/lock-played.ts'
import { gameOfPlays, preparedIn, requireOwnPoints } from '../../games/entries/prepare-play.ts'
import { recordPlays } from '../../games/entries/record-plays.ts'
import { gameToFold } from '../../games/game-to-fold.ts'
import { ofRecord, together } from '../../problems/in-list.ts'
import { Problem } from '../../problems/problem.ts'
import type { Readers } from '../../texts/say.ts'
import { readPlay } from './read-play.ts'
import type { SentRows } from './read-rows.ts'
import { rosterOf } from './roster.ts'

/**
 * Records the plays of a table at a game, in order.
 * @throws Problem naming all faults, row by row; then the caller's transaction must record nothing
 */
export async function importPlays(
  tx: Tx,
  author: Author,
  id: number,
  { rows, isTable }: SentRows,
  [, shared]: Readers,
): Promise<void> {
  const place = await lockPlayed(tx, author, id)
  const found = await gameToFold(tx, id)
  if (!found) throw new Error(`Game ${id} is not there`)
  const { game } = found
  const sides = [game.team_1_id, game.team_2_id].filter(team => team !== null)
  const names = await tx
    .selectFrom('teams')
    .select(['id', 'name', 'short_name'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(sides))))
    .execute()
  const teams = new Map([
    ...names.map(team => [team.short_name.trim().toLowerCase(), team.id] as const),
    ...names.map(team => [team.name.trim().toLowerCase(), team.id] as const),
  ])
  const named = { game, teams, roster: await rosterOf(tx, sides), shared }
  const read = rows.map(sent => attempt(() => readPlay(sent, named)))
  const known = await gameOfPlays(
    tx,
    id,
    read.flatMap(play => (play instanceof Problem ? [] : [play])),
  )
  const plays: StoredRecord[] = []
  const problems: (Problem | undefined)[] = []
  for (const play of read) {
    const prepared = play instanceof Problem ? play : attempt(() => ownPlay(play))
    problems.push(prepared instanceof Problem ? prepared : undefined)
    if (!(prepared instanceof Problem)) plays.push(prepared)
  }
  demandNone(inRows(problems))
  const refused = await recordPlays(tx, author, place, plays)
  demandNone(inRows(refused))

  function ownPlay(play: StoredRecord): StoredRecord {
    const prepared = preparedIn(known, play, undefined)
    requireOwnPoints(known, prepared)
    return prepared
  }

  function inRows(wrong: readonly (Problem | undefined)[]): Problem[] {
    return rows.flatMap((sent, index) => {
      const problem = wrong[index]
      return problem ? [ofRecord(sent.place, problem, isTable)] : []
    })
  }
}

/** The result of some work, or its problem. */
function attempt(work: () => StoredRecord): StoredRecord | Problem {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

function demandNone([first, ...more]: readonly Problem[]): void {
  if (first) throw together(first, ...more)
}
