import { z } from 'zod'

/**
 * The place of histories: servers on one database, and a folder for threads' own. Plain data, to be sent to
 * other threads.
 */
export const place = z.object({
  /** For observers; independent of the servers. */
  databaseUrl: z.string(),
  /** The database user of the servers. */
  serversUser: z.string(),
  servers: z.array(z.string()),
  officeToken: z.string(),
  /** The folder of what `OwnGround` keeps. */
  ownGrounds: z.string(),
})
export type Place = z.infer<typeof place>
