import { isDeepStrictEqual } from 'node:util'
import type { Field } from '../../../shared-schema/resources/field.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { inCodes, inOneSentence, issueText } from '../../../shared-schema/resources/error-text.ts'
import { wireFields, type StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'

/**
 * The values of a body that may be set in this operation, each parsed by its field. All others are ignored,
 * because clients send back whole objects that they have read. An invalid value is ignored if the record
 * already has it: it was valid when it was stored.
 * @param before the record to change
 * @throws Problem naming every field that is invalid or, on create, missing
 */
export function readBody(
  family: Family,
  body: unknown,
  operation: 'create' | 'update',
  before?: StoredRecord,
): StoredRecord {
  if (!isObject(body))
    throw new Problem('wrong_fields', t => t('requests.bodyNoObject'), {
      body: [(_, shared) => shared('fields.object')],
    })
  const values: Record<string, unknown> = {}
  const implied: Record<string, unknown> = {}
  const wrongs: Record<string, Say[]> = {}
  for (const [name, field] of Object.entries(resourceOf(family).fields)) {
    if (field.write === 'never' || (operation === 'update' && field.write === 'create')) continue
    const value = body[field.alias === undefined || name in body ? name : field.alias]
    if (value === null && field.nullSays && operation === 'update') {
      for (const [other, says] of Object.entries(field.nullSays)) implied[other] = says
      continue
    }
    if (isLeftOut(field, value)) {
      if (field.required && operation === 'create') wrongs[name] = [(_, shared) => shared('fields.required')]
      continue
    }
    const { data, error } = field.input.safeParse(value, { error: inCodes })
    if (!error) values[name] = data
    else if (!isShown(family, before, name, value))
      wrongs[name] = error.issues.map(issue => (_, shared) => issueText(issue, shared))
  }
  if (Object.keys(wrongs).length > 0) throw new Problem('wrong_fields', ofAll(wrongs), wrongs)
  return { ...values, ...implied }
}

const ofAll =
  (wrongs: Readonly<Record<string, readonly Say[]>>): Say =>
  (t, shared) =>
    inOneSentence(
      Object.entries(wrongs).map(([field, says]) =>
        shared('fields.ofField', {
          field,
          what: says
            .map(say => say(t, shared))
            .reduce((what, more) => shared('fields.andAlso', { what, more })),
        }),
      ),
      shared,
    )

/** Whether a value equals the one that a read of the record shows. */
const isShown = (family: Family, record: StoredRecord | undefined, name: string, value: unknown): boolean =>
  record !== undefined && isDeepStrictEqual(wireFields(resourceOf(family), record)[name], value)

/** Null counts as left out if the field requires a value. */
function isLeftOut(field: Field, value: unknown): boolean {
  return value === undefined || (value === null && (field.required || !field.input.safeParse(null).success))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
