import { z } from 'zod'

/** The device id of what the office records through REST or an import. */
export const OFFICE = '00000000-0000-7000-8000-000000000000'

/** A player: the id the server gave, or the id of the `walk_on` entry that brought the player. */
export const playerReference = z.union([z.int(), z.uuid()])
export type PlayerReference = z.infer<typeof playerReference>

const whole = z.int().min(-2_147_483_647).max(2_147_483_647)
const player = playerReference.nullable()
const team = whole.nullable()
const note = z.string().max(2000)

/** The two teams as whoever recorded it saw them: a correction elsewhere may have changed them meanwhile. */
const stated = { team_1_id: team.optional(), team_2_id: team.optional() }

/** One thing that happened on the field, in the terms of the wire's events: the type decides the roles. */
const play = z.object({
  type: whole,
  player_1_id: player, player_1_team_id: team,
  player_2_id: player, player_2_team_id: team,
  player_3_id: player, player_3_team_id: team,
  int_1: whole.nullable(), int_2: whole.nullable(), int_3: whole.nullable(), int_4: whole.nullable(),
  bool_1: z.boolean().nullable(), decimal_1: z.string().regex(/^-?\d{1,9}(\.\d{1,6})?$/).nullable(),
  ordinal_number: whole.nullable(),
  /** The entry of the play that this one corrects, in its place in the game. */
  replaces: z.uuid().nullable(),
})

/** The score as a whole, for games without plays and for corrections. */
const score = z.object({
  team_1_score: whole.min(0), team_2_score: whole.min(0),
  is_final: z.boolean(),
  game_sets: z.array(z.record(z.string(), z.unknown())).max(100),
  /** The teams that did not play it out, and why. */
  forfeit_team_ids: z.array(whole).max(2).optional(),
  forfeit_reason: z.enum(['', 'no show', 'withdrawal', 'disqualification', 'abandoned']).optional(),
  ...stated,
  what_happened: note,
})

const spirit = z.object({
  team_1_score: note, team_2_score: note,
  team_1_comment: z.string().max(5000), team_2_comment: z.string().max(5000),
  replaces: z.uuid().nullable(),
})

/** Someone plays who is on no roster yet. */
const walkOn = z.object({
  team_id: whole,
  first_name: z.string().max(200), last_name: z.string().max(200), nickname: z.string().max(200),
  number: whole.nullable(),
})

/** What the office decided where sheets of one game differ; a later decision takes its place, a withdrawal takes it back. */
const decision = z.object({
  /** The claim with which the sheet begins that counts and goes on, or the first entry of one that was never claimed. */
  sheet: z.uuid(),
  /** Where the sheets were merged: the entries that count, in their order. Null where the sheet counts as it is. */
  entry_ids: z.array(z.uuid()).max(5000).nullable(),
  /** The entries of that sheet that the merge left out; what it gets later counts. */
  left_out: z.array(z.uuid()).max(5000),
  /** What each of the other sheets said when this was decided: one that says something else by now is a new dispute. */
  against: z.array(z.array(z.string().max(400)).max(5000)).max(100),
})

const common = {
  /** UUIDv7 made where the entry was recorded: its idempotency key for ever. */
  id: z.uuid().max(36),
  game_id: z.int().min(1).max(2_147_483_647),
  device_id: z.uuid().max(36),
  /** The device's own count of its entries: their order, whatever its clock says. */
  counter: z.int().min(1).max(2_147_483_647),
  /**
   * The entry that this one comes after, where another device's sheet is continued: set by
   * claims and by the office. Within one device's sheet the counter is the order.
   */
  after: z.uuid().nullable(),
  /** The device's clock, for people to read; nothing is ordered by it. */
  recorded_at: z.iso.datetime({ offset: true }).max(40).regex(/^[12]/),
  /** The name of the person at the device. */
  recorded_by: z.string().max(200),
}

/** What happened at a game, recorded once and never changed. A correction is a further entry. */
export const entry = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('claim'), data: z.object({ term: z.int().min(1).max(2_147_483_647), ...stated }) }),
  z.object({ ...common, kind: z.literal('status'), data: z.object({ status: z.enum(['live', 'final']) }) }),
  z.object({ ...common, kind: z.literal('play'), data: play }),
  z.object({ ...common, kind: z.literal('score'), data: score }),
  z.object({ ...common, kind: z.literal('spirit'), data: spirit }),
  z.object({ ...common, kind: z.literal('walk_on'), data: walkOn }),
  z.object({ ...common, kind: z.literal('withdrawal'), data: z.object({ entry_id: z.uuid() }) }),
  z.object({ ...common, kind: z.literal('decision'), data: decision }),
])

export type Entry = z.infer<typeof entry>
export type EntryKind = Entry['kind']
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>
export type Play = EntryOf<'play'>['data']

/** What an entry says, whoever recorded it. */
export type Said = { [K in EntryKind]: Pick<EntryOf<K>, 'kind' | 'data'> }[EntryKind]

/** What makes an entry beside its kind and data. */
export type EntryHead = Omit<Entry, 'kind' | 'data'>

/** The shape of an entry as the tablet's storage sees it: the parts of every kind, its data unopened. */
export const entryEnvelope = z.object({
  ...common,
  kind: z.enum(['claim', 'status', 'play', 'score', 'spirit', 'walk_on', 'withdrawal', 'decision']),
  data: z.record(z.string(), z.unknown()),
})

/** A play of a type, with every attribute that is not given left empty. */
export function playOf(type: number, attributes: Partial<Play>): Play {
  return {
    type,
    player_1_id: null, player_1_team_id: null,
    player_2_id: null, player_2_team_id: null,
    player_3_id: null, player_3_team_id: null,
    int_1: null, int_2: null, int_3: null, int_4: null,
    bool_1: null, decimal_1: null, ordinal_number: null, replaces: null,
    ...attributes,
  }
}
