import { z } from 'zod'

export const tokenScope = z.enum(['read', 'record', 'manage', 'universal'])
export type TokenScope = z.infer<typeof tokenScope>

/** What a token or a program may do for somebody, as it goes on after "may". */
export const scopeWords: Readonly<Record<TokenScope, string>> = {
  read: 'read what you may read',
  record: 'read, and record at the games at which you may record',
  manage: 'read and change everything that you may read and change',
  universal: 'read and change everything that you may read and change',
}
