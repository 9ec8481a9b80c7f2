import type { Family } from '../../../shared-schema/resources/index.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Tx } from '../../database/transaction.ts'
import type { ParsedRecord } from './parse-records.ts'

type Parsed = ReadonlyMap<Family, readonly ParsedRecord[]>
type Values = Record<string, unknown>

/**
 * Completes the rounds of a dump from the games played in them: start times, the order of rounds, and the
 * bracket round of each game.
 */
export async function completeRounds(tx: Tx, records: Parsed): Promise<Parsed> {
  const games = records.get('games') ?? []
  const ofBracket = groupBy(
    games.map(({ values }) => values).filter(({ bracket_id }) => typeof bracket_id === 'number'),
    ({ bracket_id }) => bracket_id,
  )
  const rounds = new Map([...ofBracket.values()].flatMap(played => [...roundsOf(played)]))
  const numbered = async (family: 'swiss_rounds' | 'pool_rounds', within: string) =>
    numberedRounds(
      await knownNumbers(tx, family, within),
      withStarts(records.get(family) ?? [], games, `${family.slice(0, -1)}_id`),
      within,
    )
  return new Map(records)
    .set(
      'games',
      games.map(game => withFurther(game, { bracket_round: rounds.get(game.values.id) })),
    )
    .set(
      'brackets',
      withStarts(records.get('brackets') ?? [], games, 'bracket_id').map(bracket =>
        withFurther(bracket, {
          number_of_rounds:
            Math.max(0, ...(ofBracket.get(bracket.values.id) ?? []).map(({ id }) => rounds.get(id) ?? 0)) + 1,
        }),
      ),
    )
    .set('swiss_rounds', await numbered('swiss_rounds', 'tournament_id'))
    .set('pool_rounds', await numbered('pool_rounds', 'pool_id'))
}

/**
 * Adds values that a record lacks. They are not marked as the dump's own, so they never replace values
 * already known.
 */
function withFurther(record: ParsedRecord, further: Values): ParsedRecord {
  const lacking = Object.entries(further).filter(
    ([name, value]) => record.values[name] == null && value !== undefined,
  )
  return lacking.length === 0
    ? record
    : { ...record, values: { ...record.values, ...Object.fromEntries(lacking) } }
}

const withStarts = (
  rounds: readonly ParsedRecord[],
  games: readonly ParsedRecord[],
  link: string,
): ParsedRecord[] => {
  const played = groupBy(games, ({ values }) => values[link])
  return rounds.map(round =>
    withFurther(round, {
      start_time: (played.get(round.values.id) ?? [])
        .map(startOf)
        .filter(time => time !== '')
        .sort(byMoment)[0],
    }),
  )
}

/** Numbers the rounds without a number by their start, using the numbers left free by the others. */
function numberedRounds(
  taken: Map<unknown, Map<unknown, number>>,
  rounds: readonly ParsedRecord[],
  within: string,
): ParsedRecord[] {
  const groups = groupBy(rounds, ({ values }) => values[within])
  const numbers = new Map<unknown, number>()
  for (const [place, group] of groups) {
    const present = taken.get(place) ?? new Map<unknown, number>()
    const used = new Set([...present.values(), ...group.map(({ values }) => values.round_number)])
    let next = 1
    for (const { values } of group
      .filter(({ values }) => values.round_number == null)
      .sort((a, b) => byMoment(startOf(a), startOf(b)) || Number(a.values.id) - Number(b.values.id))) {
      while (used.has(next)) next++
      numbers.set(values.id, present.get(values.id) ?? next++)
    }
  }
  return rounds.map(round => withFurther(round, { round_number: numbers.get(round.values.id) }))
}

async function knownNumbers(
  tx: Tx,
  family: 'swiss_rounds' | 'pool_rounds',
  within: string,
): Promise<Map<unknown, Map<unknown, number>>> {
  const rows = await tx
    .selectFrom(family)
    .select(['id', 'round_number'])
    .select(tx.dynamic.ref<'tournament_id'>(within))
    .execute()
  const known = new Map<unknown, Map<unknown, number>>()
  for (const row of rows) {
    if (row.round_number === null) continue
    const place: unknown = Reflect.get(row, within)
    known.set(place, (known.get(place) ?? new Map<unknown, number>()).set(row.id, row.round_number))
  }
  return known
}

/**
 * The rounds of a bracket's games, 0 being the final: the number of games ahead on the winner's path. If no
 * game names the next one, the last is the final, the two before it are the semifinals, and so on.
 */
function roundsOf(games: readonly ParsedRecord['values'][]): Map<unknown, number> {
  const numbered = games.filter(game => typeof game.bracket_round === 'number')
  if (numbered.length === games.length)
    return new Map(numbered.map(({ id, bracket_round }) => [id, Number(bracket_round)]))
  const next = new Map(games.map(({ id, next_game_for_winner_id }) => [id, next_game_for_winner_id]))
  const isLinked = games.some(({ next_game_for_winner_id }) => next.has(next_game_for_winner_id))
  const latestFirst = games.toSorted((a, b) => byMoment(timeOf(b), timeOf(a)) || Number(b.id) - Number(a.id))
  return new Map(
    latestFirst.map(({ id }, place) => [id, isLinked ? depthOf(id) : Math.floor(Math.log2(place + 1))]),
  )

  function depthOf(id: unknown): number {
    const passed = new Set<unknown>()
    for (let at = id; next.has(next.get(at)) && !passed.has(at); at = next.get(at)) passed.add(at)
    return passed.size
  }
}

const timeOf = (values: ParsedRecord['values']): string =>
  typeof values.start_time === 'string' ? values.start_time : ''
const startOf = ({ values }: ParsedRecord): string => timeOf(values)
const byMoment = (one: string, other: string): number => moment(one) - moment(other)
const moment = (time: string): number =>
  time === '' ? Infinity : Date.parse(/[-+]\d\d:\d\d$/.test(time) ? time : `${time}Z`)
