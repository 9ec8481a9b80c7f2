import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../http/config.ts'
import { openDatabase } from '../database/connection.ts'
import { importDump } from '../tools/import/import-dump.ts'
import { importExport } from '../tools/import/import-export.ts'
import { readManifest } from '../tools/import/exported-folder.ts'
import { importUltianalytics } from '../tools/import/import-ultianalytics.ts'
import { runProgram } from './run-program.ts'

const say = (message: string): void => console.log(message)

/** `npm run import -- DIR` or `npm run import -- FILE.csv`: imports real data, all of it or nothing. */
await runProgram(async () => {
  const {
    values,
    positionals: [path],
  } = parseArgs({ allowPositionals: true, options: { 'skip-unknown': { type: 'boolean', default: false } } })
  if (path === undefined)
    throw new Error(
      'Say what to import: a folder of dumps (npm run import -- DIR) or an UltiAnalytics export (npm run import -- FILE.csv).',
    )
  const entry = await stat(path).catch(() => undefined)
  if (!entry) throw new Error(`Nothing was imported: there is no file or folder ${path}.`)
  if (!entry.isDirectory() && !path.toLowerCase().endsWith('.csv'))
    throw new Error(`Nothing was imported: ${path} is neither a folder nor a .csv file.`)
  const config = readConfig(process.env)
  const database = await openDatabase(config.databaseUrl, config.dataFolder)
  try {
    if (!entry.isDirectory())
      await importUltianalytics(database.db, path, say, { skipUnknown: values['skip-unknown'] })
    else await ((await readManifest(path)) ? importExport : importDump)(database.db, path, say)
    say('Imported.')
  } finally {
    await database.close()
  }
})
