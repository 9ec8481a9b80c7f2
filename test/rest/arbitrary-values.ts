import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import type { Field } from '../../shared-schema/resources/field.ts'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import type { Known } from './generated-values.ts'

/** A value in one of the forms in which programs send it, and as it is read again. */
export interface Value {
  readonly sent: unknown
  readonly read: unknown
}
export type Values = Readonly<Record<string, Value>>

/** Values for all fields of a family that this operation may set, made from their descriptions. */
export function valuesOf(family: Family, operation: 'create' | 'update', known: Known): Arbitrary<Values> {
  const writable = Object.entries(resourceOf(family).fields).filter(
    ([, { write }]) => write === 'always' || write === operation,
  )
  return fc.record(
    Object.fromEntries(
      writable.map(([name, field]) => [name, special[`${family}.${name}`] ?? valueOf(name, field, known)]),
    ),
  )
}

const as = (read: unknown, ...forms: unknown[]): Arbitrary<Value> =>
  fc.constantFrom(read, ...forms).map(sent => ({ sent, read }))
const inForms = <T>(values: Arbitrary<T>, forms: (value: T) => unknown[]): Arbitrary<Value> =>
  values.chain(value => as(value, ...forms(value)))

const whole = (min: number, max: number) =>
  inForms(fc.integer({ min, max }), value => [String(value), ` ${value} `])

const zones = fc
  .constantFrom('Europe/Amsterdam', 'US/Central', 'Asia/Kathmandu', 'UTC')
  .chain(zone => as(zone))

const wanted = (family: string) => ({
  [`${family}.officials_wanted`]: as(
    [{ role: 'referee', count: 2, by: 'team' }],
    '[{"role":"referee","count":2,"by":"team"}]',
  ),
})

/** The most are never below the least. */
const limits = (family: string): Record<string, Arbitrary<Value>> => ({
  [`${family}.minimum_age`]: fc.oneof(whole(0, 60), as(null, '')),
  [`${family}.maximum_age`]: fc.oneof(whole(60, 120), as(null, '')),
  [`${family}.minimum_roster`]: fc.oneof(whole(1, 500), as(null, '')),
  [`${family}.maximum_roster`]: fc.oneof(whole(500, 1000), as(null, '')),
})

/** Where the description does not say all that a value must be. */
const special: Readonly<Record<string, Arbitrary<Value>>> = {
  // An award is given by one event, and a player who gets it is on a roster.
  'awards.season_id': as(null, ''),
  'awards.tournament_id': as(1, '1'),
  'awards.player_id': as(null, ''),
  'awards.kind': as('fair play'),
  'awards.team_id': fc.constantFrom(1, 2, 3).chain(id => as(id, String(id))),
  // A closed event takes no changes.
  'tournaments.is_closed': as(false, 'false'),
  'seasons.is_closed': as(false, 'false'),
  'meets.timezone': zones,
  'tournaments.timezone': zones,
  'events.timezone': zones,
  // A crossover always has one round.
  'brackets.kind': fc
    .constantFrom('single elimination', 'double elimination', 'consolation')
    .chain(kind => as(kind)),
  'brackets.number_of_rounds': whole(1, 3),
  'brackets.team_ids': as(null, [], '[]'),
  // No other bracket may decide the same places.
  'brackets.first_place': as(null, ''),
  'brackets.pool_ids': as(null, [], '[]'),
  // Another later pool with the same teams is refused.
  'pools.first_place': as(null, ''),
  'brackets.follows_pools': as(false, 'false'),
  'brackets.sources': as([], '[]'),
  'brackets.swiss_round_id': as(null, ''),
  'brackets.season_table': as(null, ''),
  'brackets.division': as(null, ''),
  'tournaments.tie_break_criteria': fc.constantFrom('wins', 'goal difference').chain(metric => {
    const criteria = [{ metric, scope: 'tied', per_game: false, margin_cap: null }]
    return as(criteria, JSON.stringify(criteria), [{ metric, scope: 'tied' }])
  }),
  'seasons.tie_break_criteria': as([], '[]'),
  'tournaments.planned_brackets': fc.integer({ min: 2, max: 1000 }).chain(to_place => {
    const planned = [{ kind: 'consolation', from_place: 1, to_place }]
    return as(planned, JSON.stringify(planned))
  }),
  'tournaments.stages': fc.integer({ min: 1, max: 64 }).chain(pools => {
    const stages = [{ kind: 'pools', pools }]
    return as(stages, JSON.stringify(stages))
  }),
  'officials.email': as('ann@example.org', ' ann@example.org '),
  'officials.roles': as(['referee'], '["referee"]', [' referee ']),
  'officials.unavailable': as([], '[]'),
  'game_officials.role': as('referee', ' referee '),
  'game_officials.team_id': as(null, ''),
  'game_officials.if_open': as(false, 'false'),
  ...wanted('tournaments'),
  ...wanted('seasons'),
  ...limits('tournaments'),
  ...limits('seasons'),
  'event_sites.further_tournament_ids': as([], '[]'),
  'event_sites.marks': as([], '[]'),
  'teams.contact_email': as('ann@example.org', ' ann@example.org '),
  'players.email': as('ann@example.org', ' ann@example.org '),
  'team_players.jersey_number': fc
    .constantFrom('0', '00', '7', '07', '12')
    .chain(digits => as(digits, ` ${digits}`)),
  'seasons.point_decisions': as([], '[]'),
  'seasons.tie_decisions': as([], '[]'),
  'game_sites.opens_at': as('08:30'),
  'game_sites.closes_at': as('23:59'),
  'game_scores.forfeit_team_ids': as([], '[]'),
  // The version of a result cannot be guessed.
  'game_scores.seen_version': as(null, ''),
  // A shoot-out has the goals of both teams, or of neither.
  'game_scores.team_1_shootout_score': as(null, ''),
  'game_scores.team_2_shootout_score': as(null, ''),
  'tie_decisions.pool_id': as(null, ''),
  // Many records order the same teams.
  'tie_decisions.if_undecided': as(false, 'false'),
  // A ruling must fit what was recorded, and a new time ends some.
  'games.ruling': as('none'),
  // One that is out says what becomes of its games.
  'teams.status': as('playing'),
  'teams.replaces_team_id': as(null, ''),
  'tournament_teams.replaces_team_id': as(null, ''),
  // Nobody needs to be asked.
  'tournament_teams.consent': as('not needed'),
  // Each is the first round of its pool or tournament.
  'pool_rounds.round_number': whole(1, 1),
  'swiss_rounds.round_number': whole(1, 1),
  'swiss_rounds.team_ids': as(null, [], '[]'),
  // Not before the game began.
  'events.int_4': whole(0, 2_147_483_647),
  'events.type': fc
    .constantFrom(ultimatePlays.pass, ultimatePlays.goal)
    .chain(type => as(type, String(type))),
}

function valueOf(name: string, field: Field, known: Known): Arbitrary<Value> {
  const shape: unknown = z.toJSONSchema(field.shape, { unrepresentable: 'any' })
  const { anyOf: [description = one.parse(shape)] = [] } = z
    .object({ anyOf: z.array(one).optional() })
    .parse(shape)
  const value = field.link ? linkTo(name, field.link.family, known) : described(description, field, known)
  const isEmptiable = field.shape.safeParse(null).success && !always.has(name) && field.source !== 'owner'
  return isEmptiable
    ? fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: as(null, '') })
    : value
}

const one = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z.looseObject({ type: z.string().optional() }).optional(),
})

const MAX_INTEGER = 2_147_483_647

/**
 * Fields that get a value if none is sent: brackets must say when they start; a play without time is now,
 * without number the last.
 */
const always = new Set(['start_time', 'time', 'ordinal_number'])

function described(shape: z.infer<typeof one>, field: Field, known: Known): Arbitrary<Value> {
  if (field.format === 'local-time') return moment
  if (shape.enum) return fc.constantFrom(...shape.enum).chain(word => as(word))
  if (shape.format === 'date') return inForms(day, text => [text.replaceAll('-0', '-')])
  switch ([shape.type].flat()[0]) {
    case 'boolean':
      return fc.oneof(as(true, 'True', 'true', '1', 1), as(false, 'False', 'false', '0', 0))
    case 'integer':
      return whole(
        Math.max(shape.minimum ?? -MAX_INTEGER, -MAX_INTEGER),
        Math.min(shape.maximum ?? MAX_INTEGER, MAX_INTEGER),
      )
    case 'number':
      return inForms(
        fc.double({ min: 0, max: 1e6, noNaN: true }).map(value => value + 0),
        value => [String(value)],
      )
    case 'array':
      return shape.items?.type === 'integer' ? idList(known.get('teams') ?? []) : inForms(sets, () => [])
    default:
      return shape.pattern === undefined
        ? text(field)
        : inForms(decimal, value =>
            /^-?(0|[1-9]\d{0,8})$/.test(value) && value !== '-0' ? [Number(value)] : [],
          )
  }
}

/** Every character that there is but NUL, the empty text, and the longest one if it may be so long. */
function text(field: Field): Arbitrary<Value> {
  const most =
    [20_000, 5000, 2000, 200, 60, 50].find(length => field.input.safeParse('x'.repeat(length)).success) ?? 0
  const any = fc.string({ unit: 'binary', maxLength: 40 }).map(value => value.replaceAll('\0', ''))
  const texts = fc.oneof(
    { weight: 6, arbitrary: any },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x'.repeat(most), '007', '1e5', 'null', 'R\u00e9union \u{1F94F}\r\n<b>'),
    },
    { weight: 1, arbitrary: fc.nat().map(String) },
  )
  const accepted = texts.filter(value => field.input.safeParse(value).success)
  return inForms(accepted, value => [
    ...(/^[1-9]\d{0,9}$/.test(value) ? [Number(value)] : []),
    ...(value === '' ? [null] : []),
  ])
}

const year = fc.integer({ min: 1001, max: 2998 })
const day = fc
  .record({ year, of: fc.nat(364) })
  .map(({ year, of }) => new Date(Date.UTC(year, 0, 1 + of)).toISOString().slice(0, 10))
const two = (value: number): string => String(value).padStart(2, '0')

/** A time with its offset in every way of writing it, read as the same moment. */
const moment: Arbitrary<Value> = fc
  .record({
    day,
    second: fc.nat(86_399),
    micro: fc.option(fc.nat(999_999)),
    offset: fc.integer({ min: -12, max: 14 }),
  })
  .chain(({ day, second, micro, offset }) => {
    const local = `${day}T${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}${micro === null ? '' : `.${String(micro).padStart(6, '0')}`}`
    const zone = `${offset < 0 ? '-' : '+'}${two(Math.abs(offset))}`
    const utc = `${local}+00:00`
    return offset === 0
      ? as(utc, `${local}Z`, local.replace('T', ' ') + '+0000')
      : as(`${local}${zone}:00`, `${local}${zone}00`, local.replace('T', ' ') + `${zone}:00`)
  })

const decimal = fc
  .record({ negative: fc.boolean(), whole: fc.nat(999_999_999), part: fc.option(fc.nat(999_999)) })
  .map(
    ({ negative, whole, part }) =>
      `${negative && whole > 0 ? '-' : ''}${whole}${part === null ? '' : `.${part}`}`,
  )

const idList = (ids: readonly number[]) =>
  inForms(fc.subarray([...ids]), list => [JSON.stringify(list), list.map(String)])

const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown =>
    JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
      typeof part === 'number' && Math.abs(part) > Number.MAX_SAFE_INTEGER ? 0 : part,
    ),
  )
const sets = fc.array(
  fc.dictionary(
    fc.string({ unit: 'grapheme', maxLength: 8 }).filter(key => key !== '__proto__'),
    json,
    { maxKeys: 4 },
  ),
  { maxLength: 3 },
)

/** The second team of two is another than the first. */
function linkTo(name: string, family: string, known: Known): Arbitrary<Value> {
  const ids = known.get(family) ?? []
  const [first, second] = ids
  const id = name === 'team_2_id' ? second : first
  return id === undefined ? as(null) : as(id, String(id))
}
