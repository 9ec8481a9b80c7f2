import { LONGEST_LICENCE } from '../../../../shared-schema/resources/licence.ts'
import { dateIn } from '../../rosters/birth-dates.ts'
import { isEmail } from '../../rosters/is-email.ts'
import { t } from '../../texts/t.ts'

/** The edited cells of a player's row. */
export type PlayerCells = Partial<Readonly<Record<string, string>>>

/** The cells of a row as record values: those of the roster place, and those of the person. */
export function valuesOf({ number, birth_date, gender, ...texts }: PlayerCells) {
  return {
    written: number === undefined ? {} : { jersey_number: number.trim() === '' ? null : number.trim() },
    person: {
      ...texts,
      ...(birth_date === undefined ? {} : { birth_date: dateIn(birth_date.trim(), false) ?? null }),
      ...(gender === undefined ? {} : { gender: Number(gender) }),
    },
  }
}

/** The error in the edited cells of a row; undefined if there is none. */
export function wrongInPlayer(
  { number = '', birth_date = '', gender = '', ...texts }: PlayerCells,
  row: string,
): string | undefined {
  if (!/^\s*\d{0,4}\s*$/.test(number)) return t('teams.notNumber')
  if (birth_date.trim() !== '' && dateIn(birth_date.trim(), false) === undefined)
    return t('lists.notBirthDate')
  if (!isEmail(texts.email ?? '')) return t('lists.notEmail')
  if ((texts.licence_number ?? '').length > LONGEST_LICENCE) return t('lists.licenceTooLong')
  if (!/^\d*$/.test(gender)) return t('lists.notGender')
  const isNew = row.startsWith('new-')
  const names = [texts.first_name, texts.last_name, texts.nickname]
  return isNew && names.every(name => (name ?? '').trim() === '') ? t('teams.playerNeedsName') : undefined
}
