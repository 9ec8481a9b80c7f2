import { isVoid, rulings, type Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'

/**
 * A game with the office's ruling. A new time ends the postponement of a game, and a ruling of the office
 * replaces one caused by a team that left.
 * @throws Problem if the ruling does not fit the recorded entries
 */
export async function withRuling(
  tx: Tx,
  record: StoredRecord,
  before: StoredRecord | undefined,
): Promise<StoredRecord> {
  const [ruling, former] = [rulingOf(record), rulingOf(before ?? {})]
  if (ruling === 'postponed' && former === 'postponed' && before && !isSameMoment(record, before))
    return { ...record, ruling: 'none' satisfies Ruling }
  if (ruling === former) return record
  const isPlayed = before !== undefined && (await hasBegun(tx, Number(before.id)))
  if ((ruling === 'postponed' || ruling === 'cancelled') && isPlayed)
    throw Problem.field('ruling', t => t(`families.ruling.${ruling}`))
  if (needsPlay(ruling) && !isPlayed) throw Problem.field('ruling', t => t('families.ruling.notPlayed'))
  return record
}

const needsPlay = (ruling: Ruling): boolean =>
  ruling === 'abandoned with result' || (isVoid(ruling) && ruling !== 'cancelled')

const rulingOf = ({ ruling }: StoredRecord): Ruling => rulings.find(one => one === ruling) ?? 'none'

const isSameMoment = (one: StoredRecord, other: StoredRecord): boolean =>
  Date.parse(String(one.start_time)) === Date.parse(String(other.start_time))

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
