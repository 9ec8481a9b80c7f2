type Command = 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE'

/**
 * A statement's command, by its first word. Kysely reads the count of changed rows only for commands that it
 * knows.
 */
export const commandOf = (word: string | undefined): Command =>
  word === 'UPDATE' || word === 'DELETE' || word === 'INSERT' || word === 'MERGE' ? word : 'SELECT'
