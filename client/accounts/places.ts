import { z } from 'zod'
import { shortDay } from '../base/formats/day-title.ts'
import { startTime } from '../base/formats/event-clock.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import type { PlaceKind } from '../../shared-schema/api/accounts.ts'
import type { Place } from '../../shared-schema/api/accounts/account.ts'
import { readAll } from '../base/requests/read-all.ts'
import { t } from '../texts/t.ts'

export const named = z.object({ id: z.int(), name: z.string() })
/** A record with its name. */
export type Named = z.infer<typeof named>

/** A tournament, a season with games outside of tournaments, or an event with divisions. */
export interface NamedEvent extends Named {
  readonly kind: 'tournament' | 'season' | 'meet'
  /** The organization whose divisions of the event count; all if left out. */
  readonly ownerId?: number
}

const side = z.object({ name: z.string() }).nullish()

/** `1 Jun 10:00 Sexy Legs – Rusty Bikes`, in the zone of the event. */
const game = z
  .object({ id: z.int(), start_time: z.string(), team_1: side, team_2: side })
  .transform(({ id, start_time, team_1, team_2 }): Named => {
    const name = (team: z.infer<typeof side>): string => team?.name ?? t('scoring.toBeDecided')
    return {
      id,
      name: `${shortDay(start_time.slice(0, 10))} ${startTime(start_time)} ${bidiIsolate(name(team_1))} – ${bidiIsolate(name(team_2))}`,
    }
  })

/** `Field 1, Sportpark` */
const field = named.extend({ event_site: side }).transform(({ id, name, event_site }): Named => ({
  id,
  name: event_site ? `${bidiIsolate(name)}, ${bidiIsolate(event_site.name)}` : name,
}))

interface Source {
  readonly family: string
  readonly ids: string
  readonly query: Readonly<Record<string, string>>
  readonly shape: z.ZodType<Named>
}

/** The sources of names for each kind of place. */
const sources: Readonly<Record<PlaceKind, Source>> = {
  meet: {
    family: 'meets',
    ids: 'meet_ids',
    query: { fields: '[id,name]', order_by: '[-start_date]' },
    shape: named,
  },
  tournament: {
    family: 'tournaments',
    ids: 'tournament_ids',
    query: { fields: '[id,name]', order_by: '[-start_date]' },
    shape: named,
  },
  event_site: {
    family: 'event_sites',
    ids: 'event_site_ids',
    query: { fields: '[id,name]', order_by: '[name]' },
    shape: named,
  },
  game_site: {
    family: 'game_sites',
    ids: 'game_site_ids',
    query: { fields: '[id,name,event_site]', order_by: '[name]' },
    shape: field,
  },
  game: {
    family: 'games',
    ids: 'game_ids',
    query: { fields: '[id,start_time,team_1,team_2]', order_by: '[start_time]' },
    shape: game,
  },
  team: {
    family: 'teams',
    ids: 'team_ids',
    query: { fields: '[id,name]', order_by: '[name]' },
    shape: named,
  },
}

/** The tournaments and the seasons of an organization. @throws RequestError */
export async function fetchEvents(organizationId: number, signal: AbortSignal): Promise<NamedEvent[]> {
  const leagues = await readAll(
    'leagues',
    { organization_id: String(organizationId), fields: '[id,name]' },
    named,
    signal,
  )
  if (leagues.length === 0) return []
  const withLeague = named.extend({ league_id: z.int() })
  const seasons = await readAll(
    'seasons',
    { league_ids: listed(leagues), fields: '[id,name,league_id]' },
    withLeague,
    signal,
  )
  if (seasons.length === 0) return []
  const { family, query, shape } = sources.tournament
  const tournaments = await readAll(family, { ...query, season_ids: listed(seasons) }, shape, signal)
  const leagueName = (id: number): string => leagues.find(league => league.id === id)?.name ?? ''
  return [
    ...tournaments.map(({ id, name }): NamedEvent => ({ kind: 'tournament', id, name })),
    ...seasons.map(({ id, name, league_id }): NamedEvent => ({
      kind: 'season',
      id,
      name: `${bidiIsolate(leagueName(league_id))} ${bidiIsolate(name)}`,
    })),
  ]
}

/** The events with divisions of an organization, the latest first. @throws RequestError */
export function fetchMeets(organizationId: number, signal: AbortSignal): Promise<Named[]> {
  const { family, query, shape } = sources.meet
  return readAll(family, { ...query, organization_id: String(organizationId) }, shape, signal)
}

/** The places of a kind in a tournament, a season, or all divisions of an event. @throws RequestError */
export async function fetchPlaces(
  kind: PlaceKind,
  within: NamedEvent,
  signal: AbortSignal,
): Promise<Named[]> {
  const { family, query, shape } = sources[kind]
  const owner: Readonly<Record<string, string>> =
    within.ownerId === undefined ? {} : { organization_id: String(within.ownerId) }
  if (within.kind !== 'meet' || kind === 'tournament')
    return readAll(family, { ...query, ...owner, [`${within.kind}_id`]: String(within.id) }, shape, signal)
  const divisions = await fetchPlaces('tournament', within, signal)
  if (divisions.length === 0) return []
  if (kind === 'team') return fetchTeamsOf(divisions, signal)
  return readAll(family, { ...query, tournament_ids: listed(divisions) }, shape, signal)
}

/** The teams of divisions, named with their division: a club may send one of the same name to each. */
async function fetchTeamsOf(divisions: readonly Named[], signal: AbortSignal): Promise<Named[]> {
  const found = await Promise.all(
    divisions.map(async division => {
      const teams = await fetchPlaces('team', { ...division, kind: 'tournament' }, signal)
      return teams.map(({ id, name }) => ({
        id,
        name: `${bidiIsolate(name)} · ${bidiIsolate(division.name)}`,
      }))
    }),
  )
  return found.flat()
}

/** The names of places, by `placeKey`; removed places have none. @throws RequestError */
export async function fetchPlaceNames(
  places: readonly Place[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...groupBy(places, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const { family, ids, query, shape } = sources[kind]
      const records = await readAll(family, { ...query, [ids]: listed(ofKind) }, shape, signal)
      return records.map(({ id, name }): [string, string] => [placeKey({ kind, id }), name])
    }),
  )
  return new Map(found.flat())
}

/** With the name of its place; undefined for a removed place. */
export type WithPlaceName<T> = T & { readonly placeName: string | undefined }

/** Adds the names of their places to roles, passes or invitations. @throws RequestError */
export async function withPlaceNames<T extends { readonly place: Place | null }>(
  records: readonly T[],
  signal: AbortSignal,
): Promise<WithPlaceName<T>[]> {
  const names = await fetchPlaceNames(
    records.flatMap(({ place }) => place ?? []),
    signal,
  )
  return records.map(record => ({
    ...record,
    placeName: record.place ? names.get(placeKey(record.place)) : undefined,
  }))
}

/** Identifies a place among places of all kinds. */
export const placeKey = ({ kind, id }: Place): string => `${kind} ${id}`

const listed = (records: readonly { readonly id: number }[]): string =>
  `[${records.map(({ id }) => id).join(',')}]`
