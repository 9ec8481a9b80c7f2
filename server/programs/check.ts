// npm run check: lists the records that break a rule. With --mend it repairs those with an unambiguous
// repair.
import { findBroken, mendBroken } from '../tools/check/records.ts'
import { readConfig } from '../http/config.ts'
import { openDatabase } from '../database/connection.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const { databaseUrl, dataFolder } = readConfig(process.env)
  const database = await openDatabase(databaseUrl, dataFolder)
  const { db } = database
  try {
    if (process.argv.includes('--mend')) {
      const mended = await mendBroken(db)
      for (const { text } of mended) console.log(text)
      console.log(`${mended.length} records were mended.`)
    }
    const findings = await findBroken(db)
    for (const { text } of findings) console.log(text)
    const mendable = findings.filter(({ isMendable }) => isMendable).length
    if (findings.length === 0) console.log('No record breaks a rule.')
    else
      console.log(
        `${findings.length} records break a rule.${mendable > 0 ? ` npm run check -- --mend mends ${mendable} of them.` : ''}`,
      )
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
})
