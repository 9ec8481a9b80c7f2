import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Dump, DumpedRecord } from './read-dump.ts'

type Body = Record<string, unknown>

/** All that a dump says of one record: its own body where there is one, and the places where it is nested. */
interface Mention { own: DumpedRecord | null; nested: DumpedRecord[] }

/** A record put together from all its mentions. */
export interface GatheredRecord extends DumpedRecord {
  /** True where the dump holds the record itself, not only mentions of it inside others. */
  readonly whole: boolean
}

/** Arrays of whole records inside a record of another family. */
const inside: Partial<Record<Family, readonly (readonly [path: string, family: Family])[]>> = {
  swiss_rounds: [['games', 'games']],
}

/**
 * Puts the records of a dump together: those of its files, and those that others nest (a game's
 * season, its site, its round). A record's own body rules; what it lacks comes from the newest
 * mention, and what the mentions lack too from the record that they stand in.
 */
export function gatherRecords(dump: Dump): Map<Family, Map<string, GatheredRecord>> {
  const mentions = new Map<Family, Map<string, Mention>>()
  for (const [family, records] of dump.records) for (const record of records) mention(family, record, true)
  return new Map([...mentions].map(([family, byKey]) => [
    family, new Map([...byKey].map(([key, found]) => [key, merged(found)])),
  ]))

  function mention(family: Family, record: DumpedRecord, own: boolean): void {
    const key = keyText(family, record.body)
    if (key === null) return
    const byKey = mentions.get(family) ?? new Map<string, Mention>()
    mentions.set(family, byKey)
    const found = byKey.get(key) ?? { own: null, nested: [] }
    byKey.set(key, own ? { ...found, own: record } : { ...found, nested: [...found.nested, record] })
    for (const [child, body, whole] of childrenOf(family, record.body)) mention(child, { ...record, body }, whole)
  }
}

function childrenOf(family: Family, body: Body): [Family, Body, boolean][] {
  const children: [Family, Body, boolean][] = []
  for (const { link } of Object.values(resourceOf(family).fields)) {
    const nested = link?.nested ? body[link.nested] : undefined
    if (link && isFamily(link.family) && isBody(nested)) children.push([link.family, { ...contextOf(family, link.family, body), ...nested }, false])
  }
  for (const [path, child] of inside[family] ?? []) {
    const list = body[path]
    if (Array.isArray(list)) for (const item of list) if (isBody(item)) children.push([child, item, true])
  }
  if (family === 'games') children.push(...entrants(body))
  return children
}

/** What a record says about those nested in it, where their short forms leave it out. */
function contextOf(family: Family, child: Family, body: Body): Body {
  if (family !== 'games') return {}
  const { tournament_id, season_id, timezone } = body
  if (child === 'tournaments') return given({ season_id, timezone, scheduling_format: body.swiss_round_id == null ? undefined : 'swiss' })
  if (child === 'teams') return given({ season_id })
  if (child === 'swiss_rounds' || child === 'brackets' || child === 'pools') return given({ tournament_id, timezone })
  return {}
}

/** The teams of a tournament's game take part in the tournament. */
function entrants({ tournament_id, team_1_id, team_2_id }: Body): [Family, Body, boolean][] {
  if (tournament_id == null) return []
  return [team_1_id, team_2_id].filter(id => id != null).map(team_id => ['tournament_teams', { tournament_id, team_id }, false])
}

function merged({ own, nested }: Mention): GatheredRecord {
  const byAge = [...nested].sort((a, b) => stamp(a).localeCompare(stamp(b)))
  const latest = own ?? byAge.at(-1)
  if (!latest) throw new Error('A record without any mention was gathered')
  return { ...latest, whole: own !== null, body: [...byAge, ...(own ? [own] : [])].reduce<Body>((all, { body }) => ({ ...all, ...body }), {}) }
}

const stamp = ({ body }: DumpedRecord): string => (typeof body.time_last_updated === 'string' ? body.time_last_updated : '')

function keyText(family: Family, body: Body): string | null {
  const key = resourceOf(family).key.map(name => body[name])
  return key.every(id => typeof id === 'number') ? key.join('/') : null
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

const given = (body: Body): Body => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null))
