import type { FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import type { Tx } from '../../database/transaction.ts'
import { loadRecord } from '../../database/records.ts'
import { entryWritesOf } from '../../games/entries/entry-writes.ts'
import { Problem } from '../../problems/problem.ts'
import { inEnglish, type Say } from '../../texts/say.ts'
import { formerName, formerOf, isOutdated, type AuditLine } from './audit-lines.ts'

export const cannot = (say: Say): Problem => new Problem('cannot_take_back', say)

/** Whether a line tells of somebody who was erased since: nothing of it is to come back. */
export const isOfErased = ({ family, changes }: AuditLine): boolean =>
  family === 'players' &&
  Object.values(changes).some(({ before }) => before === inEnglish(t => t('personalData.erased')))

/**
 * Waits for others who take the same deletion back.
 * @throws Problem 409 if a deletion is none of those that can be taken back, or was taken back already
 */
export async function requireRestorable(tx: Tx, line: AuditLine): Promise<void> {
  await tx.selectFrom('audit').select('id').where('id', '=', line.id).forUpdate().executeTakeFirst()
  const { family, key } = line
  if (family === 'organizations') throw cannot(t => t('takingBack.organization'))
  if (await loadRecord(tx, family, key)) throw cannot(t => t('takingBack.thereAgain'))
  if (await isOutdated(tx, line)) throw cannot(t => t('takingBack.deletedAgain'))
  if (entryWritesOf(family, formerOf(line))) throw cannot(t => t('takingBack.recorded'))
  if (isOfErased(line)) throw cannot(t => t('takingBack.erased'))
  if (family === 'players') await requireNotMerged(tx, key[0] ?? 0)
}

async function requireNotMerged(tx: Tx, id: number): Promise<void> {
  const former = await tx
    .selectFrom('former_players')
    .leftJoin('players', 'players.id', 'former_players.into_id')
    .select(['into_id', 'first_name', 'last_name'])
    .where('former_players.id', '=', id)
    .executeTakeFirst()
  if (former?.into_id == null) return
  const name = [former.first_name, former.last_name].filter(Boolean).join(' ') || String(former.into_id)
  throw cannot(t => t('takingBack.merged', { name }))
}

/** @throws Problem 409 naming what a record cannot be without, if that is gone */
export async function requireParent(tx: Tx, line: AuditLine, gone: FamilyLink | undefined): Promise<void> {
  if (!gone) return
  const name = await formerName(tx, gone.to, Number(line.changes[gone.field]?.before))
  throw cannot(t => t('takingBack.parentGone', { noun: t(`nouns.${gone.to}`), name }))
}
