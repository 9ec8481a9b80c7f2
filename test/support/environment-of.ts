import { fileURLToPath } from 'node:url'

/**
 * The variables that tell a server of a database: a PostgreSQL address, or a `file:` URL of an embedded one's
 * folder.
 */
export const environmentOf = (url: string): { DATABASE_URL?: string; DATA_DIR?: string } =>
  url.startsWith('file:') ? { DATA_DIR: fileURLToPath(url) } : { DATABASE_URL: url }
