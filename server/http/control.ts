import { chmod, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { backup } from '../database/backup.ts'
import { BackupRefused, packLines, unpackLines } from '../database/backup-file.ts'
import type { OpenDatabase } from '../database/connection.ts'
import { restore } from '../database/restore.ts'
import { endIfNothingIsTaken, unlessSilent } from './silence.ts'
import { rebuildLines } from '../games/stats-rebuild/rebuild-lines.ts'

/**
 * A client that makes the server wait longer would hold the only connection of the embedded database. The
 * server itself may be busy for longer.
 */
const PATIENCE = 60_000

/**
 * The control socket of the process that holds an embedded database, as a short path: systems limit socket
 * paths to about a hundred characters.
 */
export function controlSocket(folder: string): string {
  const path = join(folder, 'control')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

/**
 * Serves the commands `backup`, `restore` and `stats:rebuild` while the server holds the data folder. Access
 * is controlled by the permissions of the folder and of its socket: only users who can read the database
 * anyway.
 */
export async function openControl(
  folder: string,
  { db }: OpenDatabase,
  endStreams: () => void,
  logger: Logger,
  patience = PATIENCE,
): Promise<Server> {
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    endIfNothingIsTaken(response, patience)
    const tasks: Readonly<Record<string, () => Promise<void>>> = {
      '/restore': takeIn,
      '/rebuild': () => pipeline(Readable.from(rebuildLines(db)), response),
    }
    const task = tasks[request.url ?? ''] ?? (() => packLines(response, write => backup(db, write)))
    task().catch((error: unknown) => {
      fail(response, error)
    })

    async function takeIn(): Promise<void> {
      const restored = await restore(db, unpackLines(unlessSilent(request, patience)))
      endStreams()
      response.end(JSON.stringify(restored))
    }
  })
  const socket = controlSocket(folder)
  await rm(socket, { force: true }) // of a process that was killed
  server.listen(socket)
  try {
    await once(server, 'listening')
    await chmod(socket, 0o600)
  } catch (err) {
    logger.warn(
      { err },
      'Backups can only be made while the server is stopped: there can be no socket in its data folder',
    )
  }
  return server

  function fail(response: ServerResponse, error: unknown): void {
    if (!(error instanceof BackupRefused))
      logger.error({ err: error }, 'What a command asked for was not done')
    if (response.headersSent) return void response.destroy()
    response.statusCode = error instanceof BackupRefused ? 400 : 500
    response.end(
      error instanceof BackupRefused ? error.message : 'The server could not do it; its log says why.',
    )
  }
}
