import { z } from 'zod'
import { forfeitReasons } from '../resources/forfeit-reasons.ts'
import { entryHead } from './entry-head.ts'
import { playShape } from '../sports/model/play.ts'
import { wholeNumber } from '../sports/model/whole-number.ts'

const team = wholeNumber.nullable()
const note = z.string().max(2000)

/**
 * The two teams as the recording device knew them: a correction elsewhere may have changed them meanwhile.
 */
const stated = { team_1_id: team.optional(), team_2_id: team.optional() }

/** Points that one tap adds or takes back. */
const added = z.int().min(-1000).max(1000)

const shootoutScore = z.int().min(0).max(999).nullable()

/** The score as a whole, for games without plays and for corrections; or points added to it. */
const score = z.object({
  team_1_score: wholeNumber.min(0),
  team_2_score: wholeNumber.min(0),
  /**
   * Points to add to the score before this entry. If either is set, the scores above only record what the
   * tablet showed: points that come or go before this entry, from elsewhere or by a withdrawal, stay in
   * effect.
   */
  team_1_added: added.optional(),
  team_2_added: added.optional(),
  is_final: z.boolean(),
  /** The goals of a shoot-out, if there was one: it decides a level game. */
  team_1_shootout_score: shootoutScore.optional(),
  team_2_shootout_score: shootoutScore.optional(),
  game_sets: z.array(z.record(z.string(), z.unknown())).max(100),
  /** The teams that did not play to the end, and the reason. */
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

/** The longest playing time that a clock can show, in milliseconds: a hundred days. */
const MAX_PLAYED = 8_640_000_000

/**
 * The clock of the game as somebody started, stopped or set it. Each entry carries the time played until
 * then, so the latest one replaces all before it.
 */
const clock = z.object({
  runs: z.boolean(),
  /** Milliseconds played until then: in the period, or in the game if one clock runs through all of it. */
  played: z.int().min(0).max(MAX_PLAYED),
  /**
   * The device's clock at that moment, in milliseconds since 1970: used for differences, never for ordering.
   */
  at: z.int().min(0).max(8_640_000_000_000_000),
  /** How many milliseconds the server's clock was ahead of the device's, if known. */
  ahead: z.int().min(-8_640_000_000_000_000).max(8_640_000_000_000_000).nullable(),
})

/** The initials with which a captain confirms the final score. */
const initials = z.string().max(20).optional()

/** The game begins, resumes after its end, or ends. */
const status = z.object({
  status: z.enum(['live', 'final']),
  team_1_initials: initials,
  team_2_initials: initials,
})

/** A player who is on no roster yet. */
const walkOn = z.object({
  team_id: wholeNumber,
  first_name: z.string().max(200),
  last_name: z.string().max(200),
  nickname: z.string().max(200),
  number: wholeNumber.nullable(),
  /**
   * The number as printed on the jersey, if the integer loses that: 07. Older tablets write and read only
   * `number`.
   */
  jersey_number: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
})

/** A team, or one of its players, is at the field, or is not. */
const checkIn = z.object({
  team_id: wholeNumber.min(1),
  /** Null for the team itself. */
  player_id: wholeNumber.min(1).nullable(),
  is_here: z.boolean(),
  /** The local day for which it holds: a game may be moved to another one. */
  day: z.iso.date().max(10),
  /**
   * One higher than that of every check-in that the device knew of the same team or player on the day: of
   * several, the highest counts.
   */
  turn: z.int().min(1).max(2_147_483_647),
})

/**
 * The office's decision between differing sheets of one game. A later decision replaces it, a withdrawal
 * cancels it.
 */
const decision = z.object({
  /**
   * The claim that begins the sheet that counts and goes on, or the first entry of a sheet without a claim.
   */
  sheet: z.uuid(),
  /** For merged sheets: the entries that count, in order. Null if the sheet counts as it is. */
  entry_ids: z.array(z.uuid()).max(5000).nullable(),
  /** The entries of that sheet that the merge left out. Entries that it receives later count. */
  left_out: z.array(z.uuid()).max(5000),
  /**
   * The content of each other sheet at the time of the decision: a sheet with other content is a new dispute.
   */
  against: z.array(z.array(z.string().max(400)).max(5000)).max(100),
})

/** The properties of a kind of entry. */
type Traits = ShownAs & {
  /**
   * Where it counts: on its `own` device's sheet only; on `any` sheet, as an entry about the whole game; or
   * `beside` the sheets, as a choice between them.
   */
  readonly sheet: 'own' | 'any' | 'beside'
  /** Whether it is a step of the play: undo takes steps back, and a sheet has a line for each. */
  readonly isStep: boolean
  /** Whether a later entry of its kind can correct it: its data then has `replaces`. */
  readonly isCorrectable: boolean
  /** Who may record it: those who may score the game, or only the organizer. */
  readonly by: 'scorekeepers' | 'office'
  /** Whether other tablets get it immediately, or only together with the other side's. */
  readonly isShown: 'at once' | 'with the other side'
}

/**
 * How a kind is shown: the family under which REST reads and writes it as records, and its line in the story
 * of a game. A `lasting` line stays once the game is settled and its entries have left the tablets: the story
 * is then read from the family's records. A `passing` line goes with the entries.
 */
type ShownAs =
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
 * The kinds of entries, one row with all properties for each. The sentences are in the client's `describe`,
 * which does not compile unless it has one for each kind.
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
  row('check_in', checkIn, {
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

/** The rows with the given properties. */
type RowWhere<T extends Partial<Traits>> = Extract<(typeof kindRows)[number], T>

export type EntryKind = (typeof kindRows)[number]['kind']
export type StepKind = RowWhere<{ isStep: true }>['kind']
export type CorrectableKind = RowWhere<{ isCorrectable: true }>['kind']
/** A family whose records hold the story of a settled game. */
export type StoryFamily = RowWhere<{ story: 'lasting' }>['family']
/** A family whose records follow from entries. */
export type RecordedFamily = NonNullable<(typeof kindRows)[number]['family']>

const kindsWhere = (is: (row: (typeof kindRows)[number]) => boolean): ReadonlySet<EntryKind> =>
  new Set(kindRows.filter(is).map(({ kind }) => kind))

export const stepKinds = kindsWhere(({ isStep }) => isStep)
export const correctableKinds = kindsWhere(({ isCorrectable }) => isCorrectable)
export const sheetKinds = kindsWhere(({ sheet }) => sheet === 'own')
/** The kinds that have a place in the order of a game. */
export const orderedKinds = kindsWhere(({ sheet }) => sheet !== 'beside')
export const officeKinds = kindsWhere(({ by }) => by === 'office')
/** The kinds that have a line in the story of a game. */
export const storyKinds = kindsWhere(({ story }) => story !== 'none')
export const shownAtOnce = kindsWhere(({ isShown }) => isShown === 'at once')

export const recordedFamilies: readonly RecordedFamily[] = kindRows.flatMap(({ family }) => family ?? [])

/** True for a family whose records follow from entries, apart from records that the office writes itself. */
export const isRecordedFamily = (family: string): family is RecordedFamily =>
  recordedFamilies.some(one => one === family)

/** The kind of entry that writes a record of a family. */
export function kindOfFamily(family: RecordedFamily): EntryKind {
  const found = kindRows.find(row => row.family === family)
  if (!found) throw new Error(`No kind of entry is for ${family}`)
  return found.kind
}
