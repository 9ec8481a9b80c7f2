// npm run stats:rebuild: recounts all statistics from the recorded entries, and lists the lines that
// differed.
import { askControl, isServed } from './ask-control.ts'
import { connectDatabase } from '../database/connection.ts'
import { readConfig } from '../http/config.ts'
import { rebuildLines } from '../games/stats-rebuild/rebuild-lines.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const { databaseUrl, dataFolder } = readConfig(process.env)
  if (databaseUrl === undefined && (await isServed(dataFolder))) {
    for await (const chunk of (await askControl(dataFolder, 'rebuild')).setEncoding('utf8'))
      process.stdout.write(String(chunk))
    return
  }
  const database = await connectDatabase(databaseUrl, dataFolder)
  try {
    for await (const line of rebuildLines(database.db)) process.stdout.write(line)
  } finally {
    await database.close()
  }
})
