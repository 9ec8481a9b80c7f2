import type { FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import type { Tx } from '../../database/transaction.ts'
import { loadRecord } from '../../database/records.ts'
import { entryWritesOf } from '../../games/entries/entry-writes.ts'
import { rulesFor } from '../families/index.ts'
import { Problem } from '../../problems/problem.ts'
import { inEnglish, type Say } from '../../texts/say.ts'
import { formerName, formerOf, isOutdated, type AuditLine } from './audit-lines.ts'

export const cannot = (say: Say): Problem => new Problem('cannot_take_back', say)

/** Whether a line is about a player who was erased since: none of it may come back. */
export const isOfErased = ({ family, changes }: AuditLine): boolean =>
  family === 'players' &&
  Object.values(changes).some(({ before }) => before === inEnglish(t => t('personalData.erased')))

/**
 * Locks a line against concurrent undo of the same deletion.
 * @throws Problem 409 if the deletion cannot be undone, or was undone already
 */
export async function requireRestorable(tx: Tx, line: AuditLine): Promise<void> {
  await tx.selectFrom('audit').select('id').where('id', '=', line.id).forUpdate().executeTakeFirst()
  const { family, key } = line
  if (await loadRecord(tx, family, key)) throw cannot(t => t('takingBack.thereAgain'))
  if (await isOutdated(tx, line)) throw cannot(t => t('takingBack.deletedAgain'))
  if (entryWritesOf(family, formerOf(line))) throw cannot(t => t('takingBack.recorded'))
  if (isOfErased(line)) throw cannot(t => t('takingBack.erased'))
  await rulesFor(family).restoring(tx, key)
}

/** @throws Problem 409 naming the target of a required link, if it is gone */
export async function requireParent(tx: Tx, line: AuditLine, gone: FamilyLink | undefined): Promise<void> {
  if (!gone) return
  const name = await formerName(tx, gone.to, Number(line.changes[gone.field]?.before))
  throw cannot(t => t('takingBack.parentGone', { noun: t(`nouns.${gone.to}`), name }))
}
