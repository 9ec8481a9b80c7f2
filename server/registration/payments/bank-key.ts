import { createHash } from 'node:crypto'
import { bankRowParts } from '../../../shared-schema/api/bank-row.ts'
import type { BankRowsBody } from '../../../shared-schema/api/fees.ts'

/** The same for the same row of a bank statement, whichever file it comes from. */
export const bankKey = (row: BankRowsBody['rows'][number]): string =>
  createHash('sha256')
    .update(JSON.stringify([...bankRowParts(row), row.occurrence ?? 1]))
    .digest('hex')
