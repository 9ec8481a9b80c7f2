// npm start: runs the server until it gets a signal to stop. With --demo it begins with an invented league.
import type { Kysely } from 'kysely'
import { invite, joinUrl, nobodyCanSignIn } from '../accounts/links/invitations.ts'
import { readConfig } from '../http/config.ts'
import type { Database } from '../database/schema.ts'
import { startServer } from '../http/start-server.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const server = await startServer(readConfig(process.env))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(
      signal,
      () =>
        void runProgram(async () => {
          await server.stop()
          process.exit()
        }),
    )
  }
  const { db } = server.database
  if (process.argv.includes('--demo')) await fillWhenEmpty(db)
  console.log(`Sideline is at ${server.url}`)
  if (await nobodyCanSignIn(db)) await welcome(db, server.url)
})

async function fillWhenEmpty(db: Kysely<Database>): Promise<void> {
  if (await db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()) return
  const { fillDemo } = await import('../tools/demo/fill.ts')
  await fillDemo(db)
}

/** The first owner joins by a link, so no password is ever preset. */
async function welcome(db: Kysely<Database>, url: string): Promise<void> {
  const code = await invite(db, { organization_id: null, role: 'owner', place: null }, null)
  console.log(
    `Nobody can sign in yet. Open this link within 7 days to set up the first account: ${joinUrl(url, code)}`,
  )
}
