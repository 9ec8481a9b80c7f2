import type { Request } from 'express'
import { everyQuery } from '../../../shared-schema/api/list-query.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { Problem } from '../../problems/problem.ts'
import { queryOf, readParameters } from './caller.ts'
import { inOneSentence } from '../../../shared-schema/resources/plain-words.ts'
import { distance } from '../../../shared-schema/rules/distance.ts'
import { type Say } from '../../texts/say.ts'

/** Whether a caller wants to hear of names that are not known, which are passed over otherwise. */
export const isStrict = (query: URLSearchParams): boolean =>
  query.has('strict') && readParameters(query, strictQuery).strict

const strictQuery = everyQuery.pick({ strict: true })

const everywhere = Object.keys(everyQuery.shape)

/**
 * Refuses parameters that a path does not know, if the caller asks for `strict=true`; in any case that a
 * write be previewed which cannot be: it would be done.
 * @throws Problem 400 naming them, and the nearest names
 */
export function requireKnownParameters(request: Request, names: readonly string[]): void {
  const query = queryOf(request)
  if (isStrict(query)) {
    requireKnown([...query.keys()], [...names, ...everywhere], 'parameter')
    requireOnce(query)
  }
  const preview = query.get('preview')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (preview === null || isRead || names.includes('preview') || /^(?:|0|false)$/i.test(preview.trim()))
    return
  throw new Problem('wrong_fields', t => t('requests.noPreview'), {
    preview: [t => t('requests.noPreview')],
  })
}

/**
 * The same for the names in a list, such as `fields` or `order_by`.
 * @param known asked only if the caller wants to hear of others: to list them takes longer than most of a
 *   request
 */
export function requireKnownNames(
  query: URLSearchParams,
  parameter: 'fields' | 'order_by',
  asked: (query: URLSearchParams) => readonly string[],
  known: () => readonly string[],
): void {
  if (!isStrict(query)) return
  const names = known()
  const strange = [...new Set(asked(query))].filter(name => !names.includes(name))
  if (strange.length === 0) return
  const wrongs = strange.map((name): Say => {
    const nearest = nearestOf(name, names)
    return t =>
      nearest === undefined
        ? t('requests.unknown.name', { name })
        : t('requests.unknownBut.name', { name, nearest })
  })
  throw new Problem('wrong_fields', sentenceOf(wrongs.map(say => [parameter, say])), { [parameter]: wrongs })
}

/** The same for the fields of a body, of one record or of several. */
export function requireKnownFields(
  request: Request,
  known: readonly string[],
  body: unknown = request.body,
): void {
  if (!isStrict(queryOf(request))) return
  const namesIn = (record: unknown) =>
    typeof record === 'object' && record !== null ? Object.keys(record) : []
  if (!Array.isArray(body)) return requireKnown(namesIn(body), known, 'field')
  for (const [place, record] of body.entries()) requireKnown(namesIn(record), known, 'field', `${place}.`)
}

/** What a record of a family is sent and shown with. */
export function fieldNames(family: Family): string[] {
  const { fields, page } = resourceOf(family)
  const named = Object.entries(fields).flatMap(([name, { link, alias }]) => [
    name,
    ...(link?.nested ? [link.nested] : []),
    ...(alias === undefined ? [] : [alias]),
  ])
  return [...named, ...(page ? ['leaguevine_url'] : []), 'resource_uri']
}

function requireKnown(
  asked: readonly string[],
  known: readonly string[],
  what: 'parameter' | 'field',
  before = '',
): void {
  const strange = [...new Set(asked)].filter(name => !known.includes(name))
  if (strange.length === 0) return
  const wrongs = strange.map((name): [string, Say] => {
    const nearest = nearestOf(name, known)
    return [
      before + name,
      t =>
        nearest === undefined ? t(`requests.unknown.${what}`) : t(`requests.unknownBut.${what}`, { nearest }),
    ]
  })
  throw new Problem(
    'wrong_fields',
    sentenceOf(wrongs),
    Object.fromEntries(wrongs.map(([field, say]) => [field, [say]])),
  )
}

/** Refuses what comes more than once: only the first would be read. */
function requireOnce(query: URLSearchParams): void {
  const again = [...new Set(query.keys())].find(name => query.getAll(name).length > 1)
  if (again !== undefined) throw Problem.field(again, t => t('requests.givenTwice'))
}

const sentenceOf =
  (wrongs: readonly (readonly [string, Say])[]): Say =>
  (t, shared) =>
    inOneSentence(
      wrongs.map(([field, say]) => shared('fields.ofField', { field, what: say(t, shared) })),
      shared,
    )

/** The name that somebody may have meant. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .filter(one => one.length > 1) // `_` is no typing error
    .map(one => ({ one, far: distance(name.toLowerCase(), one) }))
    .sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= Math.max(1, name.length / 4) ? nearest.one : undefined
}
