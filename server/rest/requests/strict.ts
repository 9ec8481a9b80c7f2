import type { Request } from 'express'
import { everyQuery } from '../../../shared-schema/api/list-query.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { Problem } from '../../problems/problem.ts'
import { queryOf, readParameters } from './caller.ts'
import { inOneSentence } from '../../../shared-schema/resources/error-text.ts'
import { distance } from '../../../shared-schema/rules/distance.ts'
import { type Say } from '../../texts/say.ts'

/** Whether a caller wants errors for unknown names, which are ignored by default. */
export const isStrict = (query: URLSearchParams): boolean =>
  query.has('strict') && readParameters(query, strictQuery).strict

const strictQuery = everyQuery.pick({ strict: true })

const everywhere = Object.keys(everyQuery.shape)

/**
 * Refuses unknown parameters for `strict=true`, and `preview` in any case if a write has none: it would be
 * done.
 * @throws Problem 400 naming them, and the nearest known names
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
 * @param known called only for `strict=true`: the list takes longer than most of a request
 */
export function requireKnownNames(
  query: URLSearchParams,
  parameter: 'fields' | 'order_by',
  requested: (query: URLSearchParams) => readonly string[],
  known: () => readonly string[],
): void {
  if (!isStrict(query)) return
  const names = known()
  const strange = [...new Set(requested(query))].filter(name => !names.includes(name))
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

/** All names in sent and shown records of a family. */
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
  requested: readonly string[],
  known: readonly string[],
  what: 'parameter' | 'field',
  before = '',
): void {
  const strange = [...new Set(requested)].filter(name => !known.includes(name))
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

/** Refuses repeated parameters: only the first would be read. */
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

/** The closest known name, for a suggestion. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .filter(one => one.length > 1) // `_` is no typo
    .map(one => ({ one, far: distance(name.toLowerCase(), one) }))
    .sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= Math.max(1, name.length / 4) ? nearest.one : undefined
}
