import { z } from 'zod'
import { entryHead } from './entry-head.ts'
import {
  correctableKinds,
  kindRows,
  officeKinds,
  orderedKinds,
  sheetKinds,
  shownAtOnce,
  stepKinds,
  storyKinds,
  type CorrectableKind,
  type EntryKind,
  type StepKind,
} from './entry-kinds.ts'

/** The device id of entries that the office records through REST or an import. */
export const OFFICE = '00000000-0000-7000-8000-000000000000'

const [firstRow, ...otherRows] = kindRows

/** Something that happened at a game, recorded once and never changed. A correction is a further entry. */
export const entry = z.discriminatedUnion('kind', [firstRow.shape, ...otherRows.map(({ shape }) => shape)])

/** The content of an entry, without its origin. */
export const entryContent = z.discriminatedUnion('kind', [
  firstRow.content,
  ...otherRows.map(({ content }) => content),
])
export type EntryContent = z.infer<typeof entryContent>

export type Entry = z.infer<typeof entry>
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>

/** The fields of an entry apart from its kind and data. */
export type EntryHead = Omit<Entry, 'kind' | 'data'>

/** The shape of an entry in the tablet's storage: the fields common to all kinds, with `data` unparsed. */
export const entryEnvelope = z.object({
  ...entryHead,
  kind: z.enum(kindRows.map(({ kind }) => kind)),
  data: z.record(z.string(), z.unknown()),
})

/** An entry as stored: its data is parsed with the schema of its kind when it is folded. */
export type EntryDocument = z.infer<typeof entryEnvelope>

/** True for a step of the play, which undo takes back. */
export const isStep = (one: Entry): one is EntryOf<StepKind> => stepKinds.has(one.kind)

/** True for an entry on the sheet of one device: it counts there or not at all. */
export const isOnSheet = ({ kind }: Entry): boolean => sheetKinds.has(kind)

/** True for an entry that has a place in the order of a game. */
export const isInOrder = ({ kind }: Entry): boolean => orderedKinds.has(kind)

/** True for an entry that has a line in the story of a game. */
export const isInStory = ({ kind }: Entry): boolean => storyKinds.has(kind)

/** True for an entry that only the office records. */
export const isOfOffice = ({ kind }: Entry): boolean => officeKinds.has(kind)

/** True for an entry that every tablet gets immediately, and can continue from. */
export const isShownAtOnce = ({ kind }: Entry): boolean => shownAtOnce.has(kind)

/** The entry that an entry corrects, or null. */
export const correctedBy = (one: Entry): string | null => (isCorrectable(one) ? one.data.replaces : null)

const isCorrectable = (one: Entry): one is EntryOf<CorrectableKind> => correctableKinds.has(one.kind)
