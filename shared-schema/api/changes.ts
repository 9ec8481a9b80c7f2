import { z } from 'zod'
import { families, type Family } from '../resources/index.ts'
import { choice, ids, truth } from '../resources/field.ts'
import { nested } from '../resources/nested.ts'
import { wrong } from '../resources/wrong.ts'
import { id, personOf, text, time, uri, type Answers } from './parts.ts'
import { momentIn, textIn } from './queries.ts'
import { consequence } from './standings.ts'

/** The kinds of changes to a record. */
const changeKinds = ['create', 'update', 'delete'] as const

/** The query for the audit. */
export const auditQuery = z.object({
  family: choice(families).input.optional().describe('Only changes of records of this family.'),
  record: textIn('Only changes of the record with this key, such as `5` or `5/6`; it needs `family` too.'),
  within: textIn(
    'Only changes of this record, such as `tournaments/5`, and of what hangs on it: its games, its pools and so on, also of what was deleted since.',
  ),
  person_id: textIn('Only changes that this person made.'),
  by_tablets: truth(false)
    .input.optional()
    .describe(
      'True for what tablets recorded alone, and false for all else: what people changed by hand, and programs.',
    ),
  since: momentIn('Only changes at this time or later.'),
  until: momentIn('Only changes at this time or earlier.'),
})

const change = z
  .object({
    id,
    time,
    person: personOf('Who made it.').nullable(),
    client: z.object({ kind: text, name: text }).describe('With what it was made.'),
    device_id: text.nullable(),
    family: z.enum(families),
    record: text.describe('The key of the record.'),
    name: text.describe('What people call the record; empty if that is not known any more.'),
    timezone: text.describe('In which its times are to be told.'),
    resource_uri: uri,
    operation: z.enum(changeKinds),
    changes: z
      .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }).describe('Any JSON values.'))
      .describe('What each field was before and is after, by its name.'),
    names: z
      .record(z.string(), z.object({ before: text, after: text }))
      .describe('What people call the records that fields of `changes` lead to; empty for none.'),
  })
  .describe('One change of a record.')
/** A line of the audit. */
export type AuditedChange = z.infer<typeof change>

/** The body of a request to take changes back. */
export const takeBackBody = z
  .object(
    {
      changes: ids()
        .input.refine(some => some.length > 0, { error: wrong('listOfIds') })
        .describe('The ids of the changes, at most 1000: all of them are taken back as one step, or none.'),
    },
    { error: wrong('object') },
  )
  .describe('Changes that are to be taken back.')

const takenBack = z
  .object({
    comes_along: z
      .array(text)
      .describe('How many records of which kinds come back with a deleted one, in words.'),
    goes_along: z
      .array(text)
      .describe(
        'How many records of which kinds are deleted with one that was made, in words; `cascade` allows it.',
      ),
    notes: z.array(text).describe('What else is to be known, such as what does not come back.'),
    consequences: z
      .array(consequence)
      .describe('With `preview`, what would move in tournaments; nothing without it.'),
  })
  .describe('What becomes of changes that are taken back.')
export type TakenBack = z.infer<typeof takenBack>

export const auditAnswers = { Change: change, TakenBack: takenBack } satisfies Answers

/** The latest change of a record of a family. */
export const recordChange = (family: Family) =>
  z
    .object({
      operation: z.enum(changeKinds).describe('What became of it since: made, changed, or deleted.'),
      family: z.literal(family),
      record: text.describe('Its id; the two ids of a membership as in its path: `5/17`.'),
      time: time.describe('When it changed last.'),
      resource_uri: uri,
      object: nested(family, 'full').nullable(),
    })
    .describe('The latest change of a record, and the record as it is now; null for one that was deleted.')
export type RecordChange = Omit<z.infer<ReturnType<typeof recordChange>>, 'family'> & {
  readonly family: Family
}

/** The position after which a client asks for changed records. */
export const changesQuery = z.object({
  since: textIn(
    'The `since` of an earlier answer: what comes after it. Without it, all there is; `now` gives none of it and where to go on from.',
  ),
})

export const changesMeta = z
  .object({
    limit: z.int(),
    next: uri.nullable().describe('The address of the next part; null where this is all there is by now.'),
    since: text.describe('What to ask with next time.'),
  })
  .describe('Which part of the changes this is.')
