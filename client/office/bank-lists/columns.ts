import { keyOf } from '../rosters/columns.ts'

/** The possible contents of a column in a bank statement. */
export const bankColumns = ['day', 'amount', 'credit', 'debit', 'sign', 'text', 'payer', 'currency'] as const
export type BankColumn = (typeof bankColumns)[number]

/** Common headings of the columns, in letters and figures alone. */
const headings: Readonly<Record<BankColumn, readonly string[]>> = {
  day: [
    ...[
      'date',
      'day',
      'bookingdate',
      'transactiondate',
      'postingdate',
      'completeddate',
      'valuedate',
      'datum',
    ],
    ...[
      'buchungstag',
      'buchungsdatum',
      'buchung',
      'valuta',
      'valutadatum',
      'valutatag',
      'wertstellung',
      'tag',
    ],
    ...['dateop', 'dateopération', 'datedopération', 'dateoperation', 'datedecomptabilisation', 'datevaleur'],
    ...['datecomptable', 'datedevaleur', 'jour', 'fecha', 'fechaoperación', 'fechadeoperación', 'día'],
    ...['fechaoperacion', 'fechavalor', 'fechacontable', 'foperación', 'fvalor', 'data'],
  ],
  amount: [
    'amount',
    'value',
    'sum',
    'betrag',
    'umsatz',
    'wert',
    'montant',
    'somme',
    'importe',
    'cantidad',
    'bedrag',
  ],
  credit: [
    ...['credit', 'creditamount', 'moneyin', 'paidin', 'haben', 'gutschrift', 'gutschriften', 'crédit'],
    ...['abono', 'abonos', 'ingreso', 'ingresos', 'haber'],
  ],
  debit: [
    ...['debit', 'debitamount', 'moneyout', 'paidout', 'soll', 'belastung', 'belastungen', 'débit'],
    ...['cargo', 'cargos', 'gasto', 'gastos', 'debe'],
  ],
  sign: [
    ...['soll/haben', 'sollhaben', 's/h', 'sh', 'sollhabenkennzeichen', 'creditdebit', 'credit/debit'],
    ...[
      'debit/credit',
      'creditdebitindicator',
      'd/c',
      'drcr',
      'afbij',
      'sens',
      'signe',
      'signo',
      'debe/haber',
    ],
  ],
  text: [
    ...[
      'reference',
      'purpose',
      'description',
      'details',
      'paymentdetails',
      'paymentreference',
      'memo',
      'narrative',
    ],
    ...['message', 'remittanceinformation', 'transactiondetails', 'note', 'verwendungszweck', 'buchungstext'],
    ...['zahlungszweck', 'mitteilung', 'kundenreferenz', 'endtoendreferenz', 'kundenreferenz(endtoend)'],
    ...['motif', 'libellé', 'libelle', 'libelléopération', 'référence', 'communication', 'détails'],
    ...[
      'informationscomplémentaires',
      'concepto',
      'descripción',
      'descripcion',
      'observaciones',
      'referencia',
    ],
    ...['motivo', 'detalle', 'detalles', 'omschrijving', 'mededelingen'],
  ],
  payer: [
    ...['payer', 'payername', 'name', 'from', 'sender', 'counterparty', 'counterpartyname', 'partnername'],
    ...['begünstigter/zahlungspflichtiger', 'beguenstigter/zahlungspflichtiger', 'auftraggeber', 'einzahler'],
    ...[
      'auftraggeber/empfänger',
      'auftraggeber/begünstigter',
      'namezahlungsbeteiligter',
      'zahlungsbeteiligter',
    ],
    ...['zahlungspflichtiger', 'zahlungspflichtige*r', 'absender', 'donneurdordre', 'émetteur', 'nom'],
    ...['contrepartie', 'ordenante', 'remitente', 'beneficiario/ordenante', 'nombre', 'tegenpartij'],
  ],
  currency: ['currency', 'ccy', 'währung', 'waehrung', 'devise', 'monnaie', 'divisa', 'moneda'],
}

const meant = new Map(bankColumns.flatMap(column => headings[column].map(word => [word, column] as const)))

/** The column of a bank statement that a heading means; null if it is not recognized. */
export const bankColumnOf = (heading: string): BankColumn | null =>
  meant.get(keyOf(heading)) ?? meant.get(keyOf(withoutUnit(heading))) ?? null

/** `Betrag (€)` and `Betrag in EUR` are amounts. */
const withoutUnit = (heading: string): string =>
  heading.replace(/\(.*?\)/, '').replace(/(?:\s+in)?\s+(?:\p{Sc}|[A-Z]{3})\s*$/u, '')

/** The columns of a list, recognized by their headings. A purpose may fill several; of others the first one counts. */
export function bankColumnsOf(titles: readonly string[]): (BankColumn | null)[] {
  const all = titles.map(bankColumnOf)
  return all.map((column, at) => (column === 'text' || all.indexOf(column) === at ? column : null))
}
