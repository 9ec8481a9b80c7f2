// npm run export -- DIR: writes the records of all organizations, or of one, in the format that npm run
// import reads.
import { parseArgs } from 'node:util'
import { readConfig } from '../http/config.ts'
import { openDatabase } from '../database/connection.ts'
import { exportRecords } from '../tools/export/export-records.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const {
    values,
    positionals: [folder],
  } = parseArgs({ allowPositionals: true, options: { organization: { type: 'string' } } })
  if (folder === undefined)
    throw new Error(
      'Say into which folder: npm run export -- DIR, or npm run export -- DIR --organization ID',
    )
  const organizationId = values.organization === undefined ? null : Number(values.organization)
  if (organizationId !== null && !Number.isInteger(organizationId))
    throw new Error('Say which organization by its id: --organization 5')
  const config = readConfig(process.env)
  const database = await openDatabase(config.databaseUrl, config.dataFolder)
  try {
    await exportRecords(
      database.db,
      folder,
      organizationId,
      config.publicUrl ?? `http://localhost:${config.port}`,
      message => console.log(message),
    )
    console.log(`The export is in ${folder}. It holds personal data, and no accounts or roles.`)
  } finally {
    await database.close()
  }
})
