import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { transaction, type Tx } from './transaction.ts'

const undone = new Error('rehearsed')

/** Does something and rolls it back. @returns its result */
export async function rehearse<T extends object>(
  db: Kysely<Database>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const answers: T[] = []
  try {
    await transaction(db, async tx => {
      answers.push(await work(tx))
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  const answer = answers.at(-1)
  if (!answer) throw new Error('A rehearsal gave no answer')
  return answer
}
