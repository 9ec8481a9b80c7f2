import { z } from 'zod'
import { wrong } from '../../resources/wrong.ts'
import { id, text, time, uuid } from '../parts.ts'
import { place, roleName } from './account.ts'
import { placeInput } from './fields.ts'
import { newLink } from './people.ts'

/** The body of a request to make a pass. */
export const passBody = z.object({
  organization_id: z.int32({ error: wrong('id') }),
  place: placeInput,
  /** The last moment at which it lets people in; null for no end. */
  expires_at: z.iso
    .datetime({ offset: true, error: wrong('time') })
    .nullable()
    .default(null),
})
export type PassBody = z.input<typeof passBody>

/** A new pass, with its address. */
export const newPass = newLink.extend({ id })
export type NewPass = z.infer<typeof newPass>

const arrival = z.object({
  person_id: text,
  name: text,
  /** True if the person has an account of their own. */
  has_account: z.boolean(),
  device_id: uuid.nullable(),
  arrived_at: time,
  last_seen: time,
  revoked_at: time.nullable(),
})
/** A person who came in by a pass. */
export type Arrival = z.infer<typeof arrival>

const pass = z.object({
  id,
  role: roleName,
  place,
  /** Null for the server's operator. */
  made_by: text.nullable(),
  /** False for the pass of a copied event until its address is made. */
  has_code: z.boolean(),
  /** It lets nobody in until somebody makes its address: it has none, or its maker may no longer make passes. */
  needs_renewal: z.boolean(),
  expires_at: time.nullable(),
  revoked_at: time.nullable(),
  time_created: time,
  arrivals: z.array(arrival),
})
/** A link by which many people come in. */
export type Pass = z.infer<typeof pass>

export const passes = z.object({ passes: z.array(pass) })
export type Passes = z.infer<typeof passes>
