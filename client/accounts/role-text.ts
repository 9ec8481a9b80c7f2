import type { Role } from '../../shared-schema/api/accounts.ts'
import { t } from '../texts/t.ts'
import type { Place } from './person.ts'

/**
 * `Scorekeeper, only for the field Field 1`
 * @param placeName the name of the place; undefined if it has none any more
 */
export function grantText(role: Role, place: Place | null, placeName: string | undefined): string {
  const words = t(`people.role.${role}`)
  if (place === null) return words
  return placeName === undefined
    ? t(`people.roleAtRemoved.${place.kind}`, { role: words })
    : t(`people.roleAt.${place.kind}`, { role: words, place: placeName })
}
