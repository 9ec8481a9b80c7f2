import { createHash } from 'node:crypto'
import type { BankRowsBody } from '../../../shared-schema/api/fees.ts'

type BankRow = BankRowsBody['rows'][number]

/** The same for the same row of a bank statement, however the bank sets its blanks and capitals. */
export const bankKey = ({ day, amount, payer = '', text = '', occurrence = 1 }: BankRow): string =>
  createHash('sha256')
    .update(JSON.stringify([day, amount, plain(payer), plain(text), occurrence]))
    .digest('hex')

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
