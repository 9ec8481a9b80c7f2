// npm run restore -- FILE: replaces the database's content with a backup, whether the server runs or not.
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { askControl, isServed } from './ask-control.ts'
import { readConfig, type Config } from '../http/config.ts'
import { unpackLines } from '../database/backup-file.ts'
import { openDatabase } from '../database/connection.ts'
import { restore } from '../database/restore.ts'
import { runProgram } from './run-program.ts'

const restored = z.object({ made: z.string() })

await runProgram(async () => {
  const file = process.argv[2]
  if (file === undefined) throw new Error('Say from which file: npm run restore -- FILE')
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  try {
    const { made } = await readBackup(readConfig(process.env), file)
    console.log(`Restored: the database is as it was on ${made}.`)
  } catch (error) {
    throw new Error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
})

async function readBackup(
  { databaseUrl, dataFolder }: Config,
  file: string,
): Promise<z.infer<typeof restored>> {
  const source = createReadStream(file)
  if (databaseUrl === undefined && (await isServed(dataFolder)))
    return restored.parse(await json(await askControl(dataFolder, 'restore', source)))
  const database = await openDatabase(databaseUrl, dataFolder, { mayReplace: true })
  try {
    return await restore(database.db, unpackLines(source))
  } finally {
    await database.close()
  }
}
