import { isVoid, type Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { DraftIn, OwnedIn } from '../database/family-records.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'

/**
 * A game with the office's ruling. A new time ends the postponement of a game, and a ruling of the office
 * replaces one caused by a team that left.
 * @throws Problem if the ruling does not fit the recorded entries
 */
export async function withRuling(
  tx: Tx,
  record: DraftIn<'games'>,
  before: OwnedIn<'games'> | undefined,
): Promise<DraftIn<'games'>> {
  const { ruling = 'none' } = record
  const former = before?.ruling ?? 'none'
  if (ruling === 'postponed' && former === 'postponed' && before && !isSameMoment(record, before))
    return { ...record, ruling: 'none' satisfies Ruling }
  if (ruling === former) return record
  const isPlayed = before !== undefined && (await hasBegun(tx, before.id))
  if ((ruling === 'postponed' || ruling === 'cancelled') && isPlayed)
    throw Problem.field('ruling', t => t(`families.ruling.${ruling}`))
  if (needsPlay(ruling) && !isPlayed) throw Problem.field('ruling', t => t('families.ruling.notPlayed'))
  return record
}

const needsPlay = (ruling: Ruling): boolean =>
  ruling === 'abandoned with result' || (isVoid(ruling) && ruling !== 'cancelled')

const isSameMoment = (one: DraftIn<'games'>, other: DraftIn<'games'>): boolean =>
  Date.parse(one.start_time) === Date.parse(other.start_time)

/** Whether any play or score of a game is recorded and still counts as recorded. */
async function hasBegun(tx: Tx, gameId: number): Promise<boolean> {
  const game = await tx
    .selectFrom('games')
    .select(eb => [
      'status',
      eb
        .exists(eb.selectFrom('game_scores').select('id').whereRef('game_id', '=', 'games.id'))
        .as('is_scored'),
      eb.exists(eb.selectFrom('events').select('id').whereRef('game_id', '=', 'games.id')).as('is_told'),
    ])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  return game.status === 'live' || game.status === 'final' || Boolean(game.is_scored) || Boolean(game.is_told)
}

/** Marks a game's ruling as the office's own: it stays when a team returns to its season. */
export const ruledByOffice = async (tx: Tx, gameId: number): Promise<void> =>
  void (await tx.updateTable('games').set({ ruling_before: null }).where('id', '=', gameId).execute())
