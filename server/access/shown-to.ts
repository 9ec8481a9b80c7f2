import { sql, type RawBuilder } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Reach } from '../../shared-schema/resources/field.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Author } from './author.ts'
import { managedOrganizations, readableOrganizations } from './permissions.ts'
import { playersByPass } from './read-by-pass.ts'
import { isShielded, OF_AGE } from './shielded-players.ts'

// Which parts of a readable record an author sees. Each rule is here twice, for a record and as SQL.

type Replacements = Readonly<Record<string, (value: unknown) => unknown>>

/** The fields that reveal the identity of a shielded person, with their public replacements. */
const naming: Readonly<Partial<Record<Family, Replacements>>> = {
  players: {
    first_name: initial,
    last_name: initial,
    nickname: () => '',
    profile_image_50: () => '',
    profile_image_200: () => '',
    indexable: () => false,
  },
}

/**
 * A stored record as an author sees it: without personal fields, and shielded, unless they have a role in its
 * organization or it is their own. A pass only adds the names on the rosters of its games.
 */
export function shownTo(author: Author, family: Family, record: StoredRecord): StoredRecord {
  const personal = personalFields(family)
  if (personal.length === 0) return record
  const isKnown = { role: isKnownTo(author, 'role', record), office: isKnownTo(author, 'office', record) }
  const hidden = personal.filter(({ reach }) => !isKnown[reach])
  const open = { ...record, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) }
  if (isKnown.role) return open
  return isNamedByPass(author, record) ? open : { ...open, ...shielded(family, record) }
}

/** The public replacements for a person's name; undefined if the public sees the record as it is. */
export function shielded(family: Family, record: StoredRecord): Record<string, unknown> | undefined {
  const replacements = naming[family]
  if (!replacements || (record.show_initials !== true && !isUnderAge(record.birth_date))) return undefined
  return Object.fromEntries(Object.entries(replacements).map(([name, shown]) => [name, shown(record[name])]))
}

/** SQL for a column as `shownTo` shows it, for searching and sorting; null for a name that is not shown. */
export function columnShownTo(author: Author, family: Family, name: string): RawBuilder<unknown> {
  const column = sql.ref(`${family}.${name}`)
  const personal = personalFields(family).find(field => field.name === name)
  const reach = personal?.reach ?? 'role'
  if (knowing(author, reach) === 'all' || (!personal && !(name in (naming[family] ?? {})))) return column
  const isShown = personal
    ? known(author, family, reach)
    : sql`(${known(author, family, reach)} or not ${isShielded} or players.id = any(${playersByPass(author)}::integer[]))`
  return sql`case when ${isShown} then ${column} end`
}

const personalByFamily = new Map(
  families.map(family => [
    family,
    Object.entries(resourceOf(family).fields).flatMap(([name, { personal: reach }]) =>
      reach === false ? [] : { name, reach },
    ),
  ]),
)

interface PersonalField {
  readonly name: string
  readonly reach: Reach
}

const personalFields = (family: Family): readonly PersonalField[] => personalByFamily.get(family) ?? []

const isNamedByPass = (author: Author, { id }: StoredRecord): boolean =>
  typeof id === 'number' && playersByPass(author).includes(id)

/** The organizations whose personal fields of a reach an author reads. */
const knowing = (author: Author, reach: Reach): 'all' | number[] =>
  reach === 'office' ? managedOrganizations(author) : readableOrganizations(author)

function isKnownTo(author: Author, reach: Reach, { owner_id, person_id }: StoredRecord): boolean {
  const own = knowing(author, reach)
  return (
    own === 'all' ||
    (typeof owner_id === 'number' && own.includes(owner_id)) ||
    (author.person_id !== null && author.person_id === person_id)
  )
}

function known(author: Author, family: Family, reach: Reach): RawBuilder<boolean> {
  const own = knowing(author, reach)
  if (own === 'all') return sql<boolean>`true`
  const isOwn =
    family === 'players' && author.person_id !== null
      ? sql<boolean>`coalesce(players.person_id = ${author.person_id}, false)`
      : sql<boolean>`false`
  return sql<boolean>`(coalesce(${sql.ref(`${family}.owner_id`)} = any(${own}::integer[]), false) or ${isOwn})`
}

function isUnderAge(birthDate: unknown): boolean {
  if (typeof birthDate !== 'string') return false
  return birthDate > Temporal.Now.plainDateISO('UTC').subtract({ years: OF_AGE }).toString()
}

function initial(name: unknown): string {
  const [first] = typeof name === 'string' ? name.trim() : ''
  return first === undefined ? '' : `${first.toUpperCase()}.`
}
