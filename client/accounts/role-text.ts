import type { Role } from '../../shared-schema/api/accounts.ts'
import type { Place } from '../../shared-schema/api/accounts/account.ts'
import { dayTitle } from '../base/formats/day-title.ts'
import { t } from '../texts/t.ts'

/**
 * `Scorekeeper, only for the field Field 1, on Monday 1 June`
 * @param placeName the name of the place; undefined if the place was removed
 */
export function grantText(role: Role, place: Place | null, placeName: string | undefined): string {
  const words = t(`people.role.${role}`)
  if (place === null) return words
  const what =
    placeName === undefined
      ? t(`people.roleAtRemoved.${place.kind}`, { role: words })
      : t(`people.roleAt.${place.kind}`, { role: words, place: placeName })
  return place.day === undefined ? what : t('passes.onDay', { what, day: dayTitle(place.day) })
}
