import { z } from 'zod'
import { tokenScopes } from '../accounts.ts'
import { wrong } from '../../resources/wrong.ts'
import { id, text, time } from '../parts.ts'
import { words } from './fields.ts'

/** The longest validity of a token, in days. */
export const LONGEST = 3650

const days = { error: wrong('days', { least: 1, most: LONGEST }) }

export const tokenScope = z.enum(tokenScopes, {
  error: wrong('oneOf', { choices: tokenScopes.join(', ') }),
})

/** The body of a request to make a token. */
export const tokenBody = z
  .object({
    name: words(100),
    scope: tokenScope.default('manage'),
    /** A year by default. */
    expires_in_days: z.int(days).min(1, days).max(LONGEST, days).optional(),
    expires_at: z.iso.datetime({ offset: true, error: wrong('timeWithZone') }).optional(),
  })
  .refine(({ expires_in_days, expires_at }) => expires_in_days === undefined || expires_at === undefined, {
    path: ['expires_at'],
    error: wrong('leftOutBesideDays'),
  })
export type TokenBody = z.input<typeof tokenBody>

const token = z.object({
  id,
  name: text,
  scope: tokenScope,
  time_created: time,
  last_used_at: time.nullable(),
  expires_at: time.nullable(),
})
/** A personal token by which a program acts as its owner. */
export type Token = z.infer<typeof token>

export const tokens = z.object({ tokens: z.array(token) })
export type Tokens = z.infer<typeof tokens>

/** A new token, with its text, which is stored nowhere. */
export const newToken = token
  .pick({ id: true, name: true, scope: true, expires_at: true })
  .extend({ token: text })
export type NewToken = z.infer<typeof newToken>
