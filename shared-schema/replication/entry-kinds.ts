import { z } from 'zod'
import { forfeitReasons } from '../resources/forfeit-reasons.ts'
import { entryHead } from './entry-head.ts'
import { playShape } from '../sports/model/play.ts'
import { wholeNumber } from '../sports/model/whole-number.ts'

const team = wholeNumber.nullable()
const note = z.string().max(2000)

/** The two teams as whoever recorded it saw them: a correction elsewhere may have changed them meanwhile. */
const stated = { team_1_id: team.optional(), team_2_id: team.optional() }

/** Points that one tap gives or takes back. */
const added = z.int().min(-1000).max(1000)

const shootoutScore = z.int().min(0).max(999).nullable()

/** The score as a whole, for games without plays and for corrections; or points added to it. */
const score = z.object({
  team_1_score: wholeNumber.min(0),
  team_2_score: wholeNumber.min(0),
  /**
   * What to add to the score that stands before this entry. With either of them the scores above say only how
   * it stood on the tablet: points that come or go before it, from elsewhere or by a withdrawal, stay as they
   * are.
   */
  team_1_added: added.optional(),
  team_2_added: added.optional(),
  is_final: z.boolean(),
  /** The goals of a shoot-out, if there was one: it decides a game that is level. */
  team_1_shootout_score: shootoutScore.optional(),
  team_2_shootout_score: shootoutScore.optional(),
  game_sets: z.array(z.record(z.string(), z.unknown())).max(100),
  /** The teams that did not play it out, and why. */
  forfeit_team_ids: z.array(wholeNumber).max(2).optional(),
  forfeit_reason: z.enum(forfeitReasons).optional(),
  ...stated,
  what_happened: note,
})

const spirit = z.object({
  team_1_score: note,
  team_2_score: note,
  team_1_comment: z.string().max(5000),
  team_2_comment: z.string().max(5000),
  replaces: z.uuid().nullable(),
})

/** The most milliseconds of a game that a clock can show: a hundred days. */
const MOST_PLAYED = 8_640_000_000

/**
 * The clock of the game as somebody started, stopped or set it. What was played until then is said each time,
 * so the last of these is all that has to be known of those before it.
 */
const clock = z.object({
  runs: z.boolean(),
  /** Milliseconds played until then: of the period, or of the game if one clock runs through all of it. */
  played: z.int().min(0).max(MOST_PLAYED),
  /**
   * The device's clock at that moment, in milliseconds since 1970: a difference is made of it, nothing is
   * ordered by it.
   */
  at: z.int().min(0).max(8_640_000_000_000_000),
  /** By how many milliseconds the server's clock was ahead of the device's, if that was known. */
  ahead: z.int().min(-8_640_000_000_000_000).max(8_640_000_000_000_000).nullable(),
})

/** The initials by which a captain agrees to the final score. */
const initials = z.string().max(20).optional()

/** The game begins, or goes on after its end; or it ends. */
const status = z.object({
  status: z.enum(['live', 'final']),
  team_1_initials: initials,
  team_2_initials: initials,
})

/** Someone plays who is on no roster yet. */
const walkOn = z.object({
  team_id: wholeNumber,
  first_name: z.string().max(200),
  last_name: z.string().max(200),
  nickname: z.string().max(200),
  number: wholeNumber.nullable(),
  /** As it is on the jersey, if the integer does not say so: 07. Older tablets write and read `number` alone. */
  jersey_number: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
})

/**
 * What the office decided if sheets of one game differ; a later decision takes its place, a withdrawal takes
 * it back.
 */
const decision = z.object({
  /**
   * The claim with which the sheet begins that counts and goes on, or the first entry of one that was never
   * claimed.
   */
  sheet: z.uuid(),
  /**
   * Where the sheets were merged: the entries that count, in their order. Null if the sheet counts as it is.
   */
  entry_ids: z.array(z.uuid()).max(5000).nullable(),
  /** The entries of that sheet that the merge left out; what it gets later counts. */
  left_out: z.array(z.uuid()).max(5000),
  /**
   * What each of the other sheets said when this was decided: one that says something else by now is a new
   * dispute.
   */
  against: z.array(z.array(z.string().max(400)).max(5000)).max(100),
})

/** What is to be known of a kind of entry. */
type Traits = Told & {
  /**
   * Where it counts: on its `own` device's sheet alone, on `any` sheet because it is of the game as a whole,
   * or `beside` the sheets, of which it chooses one.
   */
  readonly sheet: 'own' | 'any' | 'beside'
  /** Whether it is a step of the play, which undo takes back and of which a sheet has a line. */
  readonly isStep: boolean
  /** Whether a later one of its kind can correct it: its data then has `replaces`. */
  readonly isCorrectable: boolean
  /** Who may record it: those who may score the game, or the organizer alone. */
  readonly by: 'scorekeepers' | 'office'
  /** Whether other tablets get it at once, or only with what the other side says. */
  readonly isShown: 'at once' | 'with the other side'
}

/**
 * How a kind is told: the family of which REST shows and writes it as a record, and whether the story of a
 * game has a line for it. That is `lasting` if it stays once the game is settled and its entries have left
 * the tablets: the story is then read from the family's records. A `passing` line goes with the entries.
 */
type Told =
  | { readonly story: 'lasting'; readonly family: EntryFamily }
  | { readonly story: 'passing' | 'none'; readonly family: EntryFamily | null }

type EntryFamily = 'events' | 'game_scores' | 'game_sportsmanship_scores'

function row<const K extends string, D extends z.ZodType, const T extends Traits>(
  kind: K,
  data: D,
  traits: T,
) {
  const content = { kind: z.literal(kind), data }
  return { kind, ...traits, content: z.object(content), shape: z.object({ ...entryHead, ...content }) }
}

/**
 * The kinds of entries, all that is said of each in its row. What is said in sentences is the client's
 * `describe`, which does not compile without one for each.
 */
export const kindRows = [
  row('claim', z.object({ term: z.int().min(1).max(2_147_483_647), ...stated }), {
    sheet: 'any',
    isStep: false,
    isCorrectable: false,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'none',
    family: null,
  }),
  row('status', status, {
    sheet: 'own',
    isStep: true,
    isCorrectable: false,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'passing',
    family: null,
  }),
  row('play', playShape, {
    sheet: 'own',
    isStep: true,
    isCorrectable: true,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'lasting',
    family: 'events',
  }),
  row('score', score, {
    sheet: 'own',
    isStep: true,
    isCorrectable: false,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'lasting',
    family: 'game_scores',
  }),
  row('clock', clock, {
    sheet: 'own',
    isStep: false,
    isCorrectable: false,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'none',
    family: null,
  }),
  row('spirit', spirit, {
    sheet: 'any',
    isStep: false,
    isCorrectable: true,
    by: 'scorekeepers',
    isShown: 'with the other side',
    story: 'none',
    family: 'game_sportsmanship_scores',
  }),
  row('walk_on', walkOn, {
    sheet: 'any',
    isStep: false,
    isCorrectable: false,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'none',
    family: null,
  }),
  row('withdrawal', z.object({ entry_id: z.uuid() }), {
    sheet: 'any',
    isStep: false,
    isCorrectable: false,
    by: 'scorekeepers',
    isShown: 'at once',
    story: 'none',
    family: null,
  }),
  row('decision', decision, {
    sheet: 'beside',
    isStep: false,
    isCorrectable: false,
    by: 'office',
    isShown: 'at once',
    story: 'none',
    family: null,
  }),
] as const

/** The rows of the kinds of which something is so. */
type RowWhere<T extends Partial<Traits>> = Extract<(typeof kindRows)[number], T>

export type EntryKind = (typeof kindRows)[number]['kind']
export type StepKind = RowWhere<{ isStep: true }>['kind']
export type CorrectableKind = RowWhere<{ isCorrectable: true }>['kind']
/** A family by whose records the story of a settled game is told. */
export type StoryFamily = RowWhere<{ story: 'lasting' }>['family']
/** A family whose records follow from entries. */
export type RecordedFamily = NonNullable<(typeof kindRows)[number]['family']>

const kindsWhere = (is: (row: (typeof kindRows)[number]) => boolean): ReadonlySet<EntryKind> =>
  new Set(kindRows.filter(is).map(({ kind }) => kind))

export const stepKinds = kindsWhere(({ isStep }) => isStep)
export const correctableKinds = kindsWhere(({ isCorrectable }) => isCorrectable)
export const sheetKinds = kindsWhere(({ sheet }) => sheet === 'own')
/** The kinds that stand in the order of a game. */
export const orderedKinds = kindsWhere(({ sheet }) => sheet !== 'beside')
export const officeKinds = kindsWhere(({ by }) => by === 'office')
/** The kinds that the story of a game tells. */
export const storyKinds = kindsWhere(({ story }) => story !== 'none')
export const shownAtOnce = kindsWhere(({ isShown }) => isShown === 'at once')

export const recordedFamilies: readonly RecordedFamily[] = kindRows.flatMap(({ family }) => family ?? [])

/**
 * True for a family whose records follow from entries, but for those of its records that the office writes
 * itself.
 */
export const isRecordedFamily = (family: string): family is RecordedFamily =>
  recordedFamilies.some(one => one === family)

/** The kind of entry by which a record of a family is written. */
export function kindOfFamily(family: RecordedFamily): EntryKind {
  const found = kindRows.find(row => row.family === family)
  if (!found) throw new Error(`No kind of entry is for ${family}`)
  return found.kind
}
