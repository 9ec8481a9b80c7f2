import { z } from 'zod'
import { Problem } from '../league/problem.ts'

/** What a caller sent, in its shape. @throws Problem 400 naming every field that is wrong */
export function parse<T>(shape: z.ZodType<T>, sent: unknown): T {
  const parsed = shape.safeParse(sent ?? {})
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'body', [message]]))
  throw new Problem(400, `${Object.entries(errors).map(([name, [message]]) => `${name} ${message}`).join('; ')}.`, errors)
}

/** Text that somebody wrote, without the spaces around it. */
export const words = (most: number) =>
  z.string({ error: 'is required' }).trim().min(1, { error: 'is required' }).max(most, { error: 'is too long' })

/** An e-mail address. How its letters are written means nothing. */
export const emailAddress = words(200).toLowerCase().pipe(z.email({ error: 'must be an e-mail address' }))

/** An id as it stands in an address. */
export const idInAddress = z.coerce.number({ error: 'must be an id' }).pipe(z.int32({ error: 'must be an id' }))
