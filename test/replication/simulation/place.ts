import { z } from 'zod'
import { openDatabase } from '../../../server/database/connection.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { startTestServer } from '../../support/server.ts'

/** Where histories are played: servers on one database, and who is signed in there. Plain data, to be told to other threads. */
export const place = z.object({
  databaseUrl: z.string(),
  servers: z.array(z.string()),
  /** Every tablet of a history is another person. */
  tokens: z.array(z.string()),
  officeToken: z.string(),
})
export type Place = z.infer<typeof place>

/** Starts two servers on a database. */
export async function openPlace(databaseUrl: string): Promise<{ place: Place; close(): Promise<void> }> {
  // One after the other, or both would make the tables.
  await (await openDatabase(databaseUrl, '')).close()
  const servers = await Promise.all([startTestServer({ databaseUrl }), startTestServer({ databaseUrl })])
  const { signIn } = at(servers, 0)
  const tokens = [await signIn('scorekeeper'), await signIn('scorekeeper'), await signIn('scorekeeper')]
  return {
    place: { databaseUrl, servers: servers.map(({ url }) => url), tokens, officeToken: await signIn('owner') },
    async close() {
      await Promise.all(servers.map(server => server.stop()))
    },
  }
}
