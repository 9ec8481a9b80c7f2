import { z } from 'zod'
import { Remembered } from '../../base/device/remembered.ts'
import { sports } from '../../../shared-schema/sports/names.ts'

const day = z.string().nullable()
const listedEvent = z.object({
  scope: z.string(),
  name: z.string(),
  start_date: day,
  /** Missing in a list kept by an earlier version. */
  end_date: day.default(null),
  /** Null if this version of the app does not know it. */
  sport: z.enum(sports).nullable().catch(null),
  /** The name of the event whose division it is. */
  meet: z.object({ id: z.int(), name: z.string() }).nullable().default(null),
})

/** An event that can be opened on this device. */
export type ListedEvent = z.infer<typeof listedEvent>

const cached = new Remembered('event-list', z.array(listedEvent))

/** The events as last listed by the server. */
export const lastEventList = (): ListedEvent[] => cached.get() ?? []

/** Keeps the list for the next start. */
export const keepEventList = (events: ListedEvent[]): void => cached.set(events)

/** Forgets the list: the server gives the next person a list of their own. */
export const forgetEventList = (): void => cached.clear()
