import type { RosterRowBody } from '../../../shared-schema/api/registrations.ts'
import { t } from '../../texts/t.ts'

/** A player in the form; without an id until the team is confirmed. */
export interface RosterRow {
  readonly player_id: number | null
  readonly first_name: string
  readonly last_name: string
  readonly number: string
  readonly licence_number: string
}

export const emptyRow: RosterRow = {
  player_id: null,
  first_name: '',
  last_name: '',
  number: '',
  licence_number: '',
}

/** The rows to send: lines in which nothing was written are left out. */
export const writtenRows = (rows: readonly RosterRow[]): RosterRowBody[] =>
  rows.filter(
    ({ player_id, ...texts }) => player_id !== null || Object.values(texts).some(text => text !== ''),
  )

/** The labels of the fields of all rows, by their names in requests. */
export const rosterLabels = (rows: readonly RosterRow[]): Record<string, string> =>
  Object.fromEntries<string>([
    ['roster', t('registration.roster')],
    ...rows.flatMap((_, index): [string, string][] => {
      const values = { place: index + 1 }
      return [
        [`roster.${index}.first_name`, t('registration.firstNameOf', values)],
        [`roster.${index}.last_name`, t('registration.lastNameOf', values)],
        [`roster.${index}.number`, t('registration.numberOf', values)],
        [`roster.${index}.licence_number`, t('registration.licenceOf', values)],
      ]
    }),
  ])
