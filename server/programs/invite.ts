// npm run invite: prints a link that makes the person who opens it an owner of the whole installation.
import { invite, joinUrl } from '../accounts/links/invitations.ts'
import { readConfig } from '../http/config.ts'
import { openDatabase } from '../database/connection.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const config = readConfig(process.env)
  const database = await openDatabase(config.databaseUrl, config.dataFolder)
  try {
    const code = await invite(database.db, { organization_id: null, role: 'owner', place: null }, null)
    console.log(joinUrl(config.publicUrl ?? `http://localhost:${config.port}`, code))
  } finally {
    await database.close()
  }
})
