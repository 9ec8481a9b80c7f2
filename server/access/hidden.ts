import { linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { families, isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { sqlText } from '../database/sql-text.ts'

/** The families whose own records can be hidden. */
const hideable: readonly Family[] = families.filter(
  family => resourceOf(family).fields.visibility?.source === 'column',
)

/**
 * The links through which a record inherits being hidden: to records that can be hidden, and to everything
 * that it is part of. A record that names its tournament itself is in the same one as everything it is part
 * of, so those need no check of their own.
 * @param known the hideable families that the record already names
 */
function belonging(family: Family, known: readonly Family[]): FamilyLink[] {
  const links = linksOf(family).filter(
    ({ holder, to, isKept, isList, owner, shows }) =>
      isKept &&
      !isList &&
      to !== holder &&
      (hideable.includes(to) || owner !== 'no' || shows.startsWith('record') || shows === 'both'),
  )
  const named = [...known, ...links.map(({ to }) => to).filter(to => hideable.includes(to))]
  return links.filter(({ to }) =>
    hideable.includes(to) ? !known.includes(to) : above(to).some(one => !named.includes(one)),
  )
}

/** All hideable families to which records of a family may belong. */
function above(family: Family): Family[] {
  const found = belonging(family, []).flatMap(({ to }) => [to, ...above(to)])
  return [...new Set([family, ...found])].filter(one => one !== family && hideable.includes(one))
}

/** The conditions under which a row is hidden, as SQL. */
function reasons(family: Family, row: string, known: readonly Family[]): string[] {
  const links = belonging(family, known)
  const named = [...known, ...links.map(({ to }) => to).filter(to => hideable.includes(to))]
  return [
    ...(hideable.includes(family) ? [sqlText`${row}.visibility = 'hidden'`] : []),
    // Its other parents need a full check: the row itself may name no tournament.
    ...links.flatMap(link => throughLink(link, row, hideable.includes(link.to) ? named : [])),
  ]
}

function throughLink({ holder, field, to }: FamilyLink, row: string, named: readonly Family[]): string[] {
  const target = sqlText`of_${row}_${field}`
  const why = reasons(to, target, named)
  if (why.length === 0) return []
  const hidden = sqlText`exists (select from ${to} as ${target} where ${target}.id = ${row}.${field} and (${why.join(' or ')}))`
  const shared = sharedWith(holder)
    .filter(link => link.to === to)
    .map(
      link =>
        sqlText`not exists (select from ${to} as ${target} where ${target}.id = any(${row}.${link.field}) and not (${why.join(' or ')}))`,
    )
  return [[hidden, ...shared].join(' and ')]
}

/** The lists through which several records show one: it is hidden only if each of them is. */
const sharedWith = (family: Family): FamilyLink[] =>
  linksOf(family).filter(({ isList, shows }) => isList && shows === 'record')

const hiddenOf = new Map(families.map(family => [family, anyOf(reasons(family, family, []))]))

/**
 * SQL: true for the rows of a table that are hidden, or belong to something hidden.
 * @param columns the columns that name a tournament or swiss round, for a table that is not a family
 */
export function isHidden(table: string, columns: readonly string[]): string {
  if (isFamily(table)) return hiddenOf.get(table) ?? 'false'
  const links = linksOf('games').filter(({ field, to }) => hideable.includes(to) && columns.includes(field))
  return anyOf(links.flatMap(link => throughLink(link, table, hideable)))
}

/** The links of a family that can make its records hidden, or keep them from it. */
export const hidingLinks = (family: Family): string[] =>
  [...belonging(family, []), ...sharedWith(family)].map(({ field }) => field)

function anyOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'false' : sqlText`(${conditions.join(' or ')})`
}
