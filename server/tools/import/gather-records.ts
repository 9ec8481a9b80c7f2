import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { requireKey, type Dump, type DumpedRecord } from './read-dump.ts'
import { dumpedKey } from './record-key.ts'

type Body = Record<string, unknown>

/**
 * Where a dump mentions a record: nested in another one, whole inside a round of it, or in the file of its
 * family. Later places take precedence.
 */
const places = ['named', 'in a round', 'in its file'] as const
type Place = (typeof places)[number]

interface Mention {
  readonly record: DumpedRecord
  readonly place: Place
}

/** A record merged from all its mentions. */
export interface GatheredRecord extends DumpedRecord {
  /** True if the dump holds the record itself, not only mentions of it inside others. */
  readonly whole: boolean
}

/**
 * Collects the records of a dump: those of its files, and those nested in others (a game's season, its site,
 * its round). A record's own body takes precedence; missing values come from the newest mention, and failing
 * that from the record around the mention.
 */
export function gatherRecords(dump: Dump): Map<Family, Map<string, GatheredRecord>> {
  const mentions = new Map<Family, Map<string, Mention[]>>()
  for (const [family, records] of dump.records)
    for (const record of records) mention(family, { record, place: 'in its file' })
  return new Map(
    [...mentions].map(([family, byKey]) => [
      family,
      new Map([...byKey].map(([key, found]) => [key, merged(found)])),
    ]),
  )

  function mention(family: Family, found: Mention): void {
    const { record, place } = found
    if (place === 'in a round') requireKey(family, record)
    const key = dumpedKey(family, record.body)?.join('/')
    if (key === undefined) return
    const byKey = mentions.get(family) ?? new Map<string, Mention[]>()
    mentions.set(family, byKey)
    const others = byKey.get(key)
    if (others) others.push(found)
    else byKey.set(key, [found])
    for (const [child, body] of namedIn(family, record.body))
      mention(child, { record: { ...record, body }, place: 'named' })
    for (const body of gamesInRounds(family, record.body))
      mention('games', { record: { ...record, body }, place: 'in a round' })
  }
}

/** The records nested in one next to their ids, and the team entries implied by a tournament's game. */
function namedIn(family: Family, body: Body): [Family, Body][] {
  const named: [Family, Body][] = []
  for (const { link } of Object.values(resourceOf(family).fields)) {
    const nested = link?.nested ? body[link.nested] : undefined
    if (link && isFamily(link.family) && isBody(nested))
      named.push([link.family, { ...contextOf(family, link.family, body), ...nested }])
  }
  return [...named, ...entrants(family, body)]
}

/**
 * The whole games nested in the rounds of a bracket or in a swiss round, with the values that follow from
 * that place.
 */
function gamesInRounds(family: Family, body: Body): Body[] {
  const { id, tournament_id } = body
  if (family === 'swiss_rounds')
    return bodiesIn(body.games).map(game => ({ ...given({ tournament_id }), swiss_round_id: id, ...game }))
  if (family !== 'brackets') return []
  const rounds = bodiesIn(body.rounds)
  return rounds.flatMap((round, index) =>
    bodiesIn(round.games).map((game, place) => ({
      ...given({ tournament_id }),
      bracket_id: id,
      ...game,
      // The earliest round comes first, and numbers count down to the final.
      bracket_round: Number.isInteger(round.round_number) ? round.round_number : rounds.length - 1 - index,
      bracket_slot: place,
    })),
  )
}

/** Values that a record implies for those nested in it, if their short forms leave them out. */
function contextOf(family: Family, child: Family, body: Body): Body {
  if (family !== 'games') return {}
  const { tournament_id, season_id, timezone } = body
  if (child === 'tournaments')
    return given({
      season_id,
      timezone,
      scheduling_format: body.swiss_round_id == null ? undefined : 'swiss',
    })
  if (child === 'teams') return given({ season_id })
  if (child === 'swiss_rounds' || child === 'brackets' || child === 'pools')
    return given({ tournament_id, timezone })
  return {}
}

/** The teams of a tournament's games and pools take part in the tournament. */
function entrants(family: Family, { tournament_id, team_1_id, team_2_id, team_ids }: Body): [Family, Body][] {
  if (tournament_id == null || (family !== 'games' && family !== 'pools')) return []
  const teams: unknown[] =
    family === 'games' ? [team_1_id, team_2_id] : Array.isArray(team_ids) ? team_ids : []
  return teams.filter(id => id != null).map(team_id => ['tournament_teams', { tournament_id, team_id }])
}

function merged(mentions: readonly Mention[]): GatheredRecord {
  const inOrder = mentions.toSorted(
    (a, b) =>
      places.indexOf(a.place) - places.indexOf(b.place) ||
      (a.place === 'in its file' ? 0 : stamp(a).localeCompare(stamp(b))),
  )
  const ruling = inOrder.at(-1)
  if (!ruling) throw new Error('A record without any mention was gathered')
  const body: Body = {}
  for (const { record } of inOrder) Object.assign(body, record.body)
  return { file: ruling.record.file, line: ruling.record.line, whole: ruling.place !== 'named', body }
}

const stamp = ({ record: { body } }: Mention): string =>
  typeof body.time_last_updated === 'string' ? body.time_last_updated : ''

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bodiesIn = (value: unknown): Body[] => (Array.isArray(value) ? value.filter(isBody) : [])

const given = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null))
