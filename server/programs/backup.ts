// npm run backup -- FILE: writes the whole database into a file, whether the server runs or not.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { askControl, isServed } from './ask-control.ts'
import { readConfig, type Config } from '../http/config.ts'
import { packLines } from '../database/backup-file.ts'
import { backup } from '../database/backup.ts'
import { connectDatabase } from '../database/connection.ts'
import { syncToDisk } from '../database/sync-to-disk.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const file = process.argv[2]
  if (file === undefined) throw new Error('Say into which file: npm run backup -- FILE')
  const aside = `${file}.part`
  await rm(aside, { force: true })
  try {
    await writeBackup(readConfig(process.env), createWriteStream(aside, { mode: 0o600, flags: 'wx' }))
    await syncToDisk(aside)
    await rename(aside, file)
    await syncToDisk(dirname(file))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  console.log(
    `The backup is in ${file}. It holds everything that the database does, so keep it as safe as that.`,
  )
})

async function writeBackup({ databaseUrl, dataFolder }: Config, destination: Writable): Promise<void> {
  if (databaseUrl === undefined && (await isServed(dataFolder)))
    return pipeline(await askControl(dataFolder, 'backup'), destination)
  const database = await connectDatabase(databaseUrl, dataFolder)
  try {
    await packLines(destination, write => backup(database.db, write))
  } finally {
    await database.close()
  }
}
