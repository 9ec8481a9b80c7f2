import { isVoid, rulings, type Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'

/**
 * A game with what the office rules of it: a new time ends the wait of one that was postponed, and a ruling of the
 * office takes the place of one that a team brought about by leaving.
 * @throws Problem if the ruling does not fit what was recorded
 */
export async function withRuling(tx: Tx, record: Stored, before: Stored | undefined): Promise<Stored> {
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

const rulingOf = ({ ruling }: Stored): Ruling => rulings.find(one => one === ruling) ?? 'none'

const isSameMoment = (one: Stored, other: Stored): boolean =>
  Date.parse(String(one.start_time)) === Date.parse(String(other.start_time))

/** Whether something of the play was recorded at a game, and still counts as recorded. */
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

/** What the office rules of a game is not taken back when a team returns to its season. */
export const ruledByOffice = async (tx: Tx, gameId: number): Promise<void> =>
  void (await tx.updateTable('games').set({ ruling_before: null }).where('id', '=', gameId).execute())
