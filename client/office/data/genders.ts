import { t } from '../texts/t.ts'

/** The choices of gender of a player, by the numbers of ISO/IEC 5218. */
export const genders = () => [
  { value: '0', label: t('lists.genders.unsaid') },
  { value: '2', label: t('lists.genders.female') },
  { value: '1', label: t('lists.genders.male') },
  { value: '9', label: t('lists.genders.other') },
]

/** A gender in words; an unknown number stays. */
export const genderText = (gender: number): string =>
  genders().find(({ value }) => value === String(gender))?.label ?? String(gender)
