/** A row of a bank statement, cut to the lengths that are stored. */
interface BankRow {
  readonly day: string
  readonly amount: number
  readonly payer?: string | undefined
  readonly text?: string | undefined
}

/** Equal for rows of a bank statement that are the same, however the bank sets their blanks and capitals. */
export const bankRowParts = ({ day, amount, payer = '', text = '' }: BankRow): (string | number)[] => [
  ...[day, amount],
  ...[payer, text].map(part => part.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')),
]
