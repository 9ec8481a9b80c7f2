import { events } from '../../../shared-schema/resources/events.ts'
import type { Field } from '../../../shared-schema/resources/field.ts'
import { typeText, type EventType } from '../../../shared-schema/sports/model/event-type.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'

const attributes = Object.entries<Field>(events.fields).filter(
  ([name, { write, source }]) => write === 'always' && source === 'column' && name !== 'type',
)

/**
 * An event with the attributes that its type has. Foreign attributes are accepted if they are empty, because
 * programs send back whole objects, or if the event had them before: those stay, or go when the event changes
 * its type.
 * @throws Problem naming each attribute that is set and that the type does not have
 */
export function withAttributesOf<E extends StoredRecord>(
  type: EventType,
  event: E,
  before: StoredRecord | undefined,
): E {
  const foreign = attributes.filter(([name]) => !(name in type.attributes) && !isEmpty(event[name]))
  const refused = foreign.map(([name]) => name).filter(name => event[name] !== before?.[name])
  const reason: Say = t => t('entries.attributeNotUsed', { type: typeText(type) })
  if (refused.length > 0) {
    throw new Problem(
      'wrong_fields',
      (...texts) => refused.map(name => `${name} ${reason(...texts)}`).join('; '),
      Object.fromEntries(refused.map(name => [name, [reason]])),
    )
  }
  if (before?.type === type.type) return event
  return { ...event, ...Object.fromEntries(foreign.map(([name, { fallback }]) => [name, fallback ?? null])) }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
