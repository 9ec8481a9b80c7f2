import type {
  GivenAnswer,
  RegisteredPlayer,
  Registrations,
} from '../../../../shared-schema/api/registrations.ts'
import { wholeUnits } from '../../../../shared-schema/texts/amount-text.ts'
import { momentOf } from '../../../base/formats/own-clock.ts'
import type { SheetTable } from '../../../base/sheets/table.ts'
import { t as clientT } from '../../../texts/t.ts'
import { t } from '../../texts/t.ts'

const amounts = ['owed', 'paid', 'open', 'overdue'] as const

/** `07 Ann Lee (4711)`, with the licence number. */
export const playerText = ({ number, first_name, last_name, licence_number }: RegisteredPlayer): string =>
  [number, first_name, last_name, licence_number && `(${licence_number})`]
    .filter(text => text !== '')
    .join(' ')

/** An answer in words. */
export const valueText = (value: GivenAnswer['value']): string =>
  typeof value === 'string' ? value : clientT(value ? 'registration.yes' : 'registration.no')

/** All registrations as a table, with a column for each question that was answered, and their amounts. */
export function registrationTable({ registrations, currency }: Registrations): SheetTable {
  const questions = new Map(
    registrations.flatMap(({ answers }) =>
      answers.map(({ question_id, label }) => [question_id, label] as const),
    ),
  )
  return {
    columns: [
      clientT('registration.teamName'),
      t('messages.state'),
      t('registration.contact'),
      t('lists.email'),
      clientT('registration.colours'),
      t('registration.arrivedAt'),
      clientT('registration.code'),
      ...questions.values(),
      clientT('registration.agreements'),
      clientT('registration.roster'),
      ...(currency === null
        ? []
        : [
            clientT('registration.reference'),
            ...amounts.map(name => t(`registration.amountsIn.${name}`, { currency })),
          ]),
    ],
    rows: registrations.map(one => [
      one.team_name,
      t(`registration.states.${one.state}`),
      one.contact_name,
      one.contact_email,
      one.colours,
      momentOf(one.time_created),
      one.code,
      ...[...questions.keys()].map(id => {
        const found = one.answers.find(({ question_id }) => question_id === id)
        return found ? valueText(found.value) : ''
      }),
      one.agreements.map(({ title, version }) => t('registration.agreed', { title, version })).join(', '),
      one.roster.map(playerText).join(', '),
      ...(currency === null
        ? []
        : [one.reference, ...amounts.map(name => wholeUnits(one.balance[name], currency))]),
    ]),
  }
}
