import type { Field } from '../../shared-schema/resources/field.ts'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { Problem } from '../league/problem.ts'

/**
 * The values of a body that a caller may set in this operation, each read by its field. All else
 * is passed over, because clients send back whole objects that they have read.
 * @throws Problem naming every field that is wrong or, on create, missing
 */
export function readBody(family: Family, body: unknown, operation: 'create' | 'update'): Stored {
  if (!isObject(body)) throw new Problem(400, 'The body must be a JSON object.', { body: ['must be a JSON object'] })
  const values: Record<string, unknown> = {}
  const errors: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(resourceOf(family).fields)) {
    if (field.write === 'never' || (operation === 'update' && field.write === 'create')) continue
    const value = body[field.alias === undefined || name in body ? name : field.alias]
    if (isLeftOut(field, value)) {
      if (field.required && operation === 'create') errors[name] = ['is required']
      continue
    }
    const { data, error } = field.input.safeParse(value)
    if (error) errors[name] = error.issues.map(issue => [...issue.path, issue.message].join(' '))
    else values[name] = data
  }
  const wrong = Object.entries(errors).map(([name, messages]) => `${name} ${messages.join(' and ')}`)
  if (wrong.length > 0) throw new Problem(400, `${wrong.join('; ')}.`, errors)
  return values
}

/** A null counts as left out where the field cannot be without a value. */
function isLeftOut(field: Field, value: unknown): boolean {
  return value === undefined || (value === null && (field.required || !field.input.safeParse(null).success))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
