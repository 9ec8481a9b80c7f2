import { z } from 'zod'
import type { Account } from '../../accounts/person.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { seasonScope, tournamentScope, type Scope } from '../../../shared-schema/replication/scope.ts'
import { sports } from '../../../shared-schema/sports/names.ts'
import { keepEventList, type ListedEvent } from './kept-event-list.ts'
import { seasonTitle } from './season-title.ts'

const envelope = z.object({ objects: z.array(z.unknown()) })
/** The league of an event, by its id: what is in an event does not name its sport. */
const ofLeague = z.object({ id: z.int().optional(), name: z.string() }).nullish()
const league = z.object({ id: z.int(), sport: z.string() })
const event = z.object({
  id: z.int(),
  name: z.string(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
})
const tournament = event.extend({
  season: z.object({ league: ofLeague }).nullish(),
  meet_id: z.int().nullish(),
})
const meet = z.object({ id: z.int(), name: z.string() })
const season = event.extend({
  league: ofLeague,
  /** Missing in answers of an earlier server. */
  is_event: z.boolean().default(true),
})

/** Fetches the tournaments, latest first, then the seasons that have games of their own. */
export async function fetchEventList(signal: AbortSignal): Promise<ListedEvent[]> {
  const [tournaments, seasons, leagues, meets] = await Promise.all([
    sendRequest('/v1/tournaments/?limit=200&order_by=%5B-start_date%5D', envelope, { signal }),
    sendRequest('/v1/seasons/?limit=200', envelope, { signal }),
    sendRequest('/v1/leagues/?limit=200', envelope, { signal }),
    sendRequest('/v1/meets/?limit=200', envelope, { signal }).catch(withoutMeets),
  ])
  const sportOf = new Map(read(leagues.objects, league).map(({ id, sport }) => [id, sport]))
  const meetOf = new Map(read(meets.objects, meet).map(one => [one.id, one]))
  const events = [
    ...read(tournaments.objects, tournament).map(one =>
      listed(
        tournamentScope(one.id),
        one.name,
        one,
        sportOf.get(one.season?.league?.id ?? 0),
        meetOf.get(one.meet_id ?? 0),
      ),
    ),
    ...read(seasons.objects, season)
      .filter(({ is_event }) => is_event)
      .map(one =>
        listed(
          seasonScope(one.id),
          seasonTitle(one.name, one.league?.name),
          one,
          sportOf.get(one.league?.id ?? 0),
        ),
      ),
  ]
  keepEventList(events)
  return events
}

/** An earlier server knows no events with divisions; if none answers, the other requests fail too. */
const withoutMeets = (): z.infer<typeof envelope> => ({ objects: [] })

type Days = Partial<Record<'start_date' | 'end_date', string | null | undefined>>

const listed = (
  scope: Scope,
  name: string,
  { start_date, end_date }: Days,
  sport: string | undefined,
  meet: ListedEvent['meet'] = null,
): ListedEvent => ({
  scope,
  name,
  start_date: start_date ?? null,
  end_date: end_date ?? null,
  sport: sports.find(one => one === sport) ?? null,
  meet,
})

/**
 * Whether an event is on today. Only for tournaments: a season lasts for months, so the hint would not help.
 */
export const isOnToday = ({ scope, start_date, end_date }: ListedEvent, today: string): boolean =>
  scope.startsWith('tournament') &&
  start_date !== null &&
  start_date <= today &&
  today <= (end_date ?? start_date)

/** Sorts current events first, then coming ones, the soonest first, then the others. */
export function byNearness(events: readonly ListedEvent[], today: string): ListedEvent[] {
  const isToCome = ({ start_date }: ListedEvent): boolean => start_date !== null && start_date > today
  const rank = (event: ListedEvent): number => (isOnToday(event, today) ? 0 : isToCome(event) ? 1 : 2)
  const order = (event: ListedEvent, other: ListedEvent): number =>
    isToCome(event) ? (event.start_date ?? '').localeCompare(other.start_date ?? '') : 0
  return events.toSorted((a, b) => rank(a) - rank(b) || order(a, b))
}

function read<T>(objects: readonly unknown[], shape: z.ZodType<T>): T[] {
  return objects.flatMap(object => {
    const known = shape.safeParse(object)
    return known.success ? [known.data] : []
  })
}

/** The divisions of an event; without one a single event. */
interface EventGroup {
  readonly meet: ListedEvent['meet']
  readonly events: readonly ListedEvent[]
}

/** Groups events of a list, in their order. The divisions of an event take the place of its first division. */
export function byMeet(events: readonly ListedEvent[]): EventGroup[] {
  const groups: { meet: ListedEvent['meet']; events: ListedEvent[] }[] = []
  for (const event of events) {
    const own = event.meet === null ? undefined : groups.find(({ meet }) => meet?.id === event.meet?.id)
    if (own) own.events.push(event)
    else groups.push({ meet: event.meet, events: [event] })
  }
  return groups
}

/**
 * The divisions that were added, since a list, to an event at which these roles hold, even if they were listed as single
 * tournaments before. A division that is in both lists is not among them: somebody may have removed it from the device.
 */
export function addedDivisions(
  before: readonly ListedEvent[],
  now: readonly ListedEvent[],
  roles: Account['roles'],
): ListedEvent[] {
  const meets = new Set(roles.flatMap(({ place }) => (place?.kind === 'meet' ? place.id : [])))
  const isNew = ({ scope, meet }: ListedEvent): boolean =>
    !before.some(one => one.scope === scope && one.meet?.id === meet?.id)
  return now.filter(event => event.meet !== null && meets.has(event.meet.id) && isNew(event))
}
