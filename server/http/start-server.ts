import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { openAuth } from '../accounts/sessions/auth.ts'
import { Mailer } from '../mail/mailer.ts'
import { secretIn } from '../accounts/sessions/secret.ts'
import type { Config } from './config.ts'
import { logFormatViolations } from '../tools/check/format-violations.ts'
import { openDatabase, type OpenDatabase } from '../database/connection.ts'
import { beginGeneration } from '../feed/generation.ts'
import { shieldPlayers } from '../feed/catalog/shield-players.ts'
import { OpenStreams } from '../replication/open-streams.ts'
import { createApp } from './app.ts'
import { openControl } from './control.ts'
import { everyMinute } from './every-minute.ts'
import { openLogger } from './logger.ts'
import { serverFor } from './server-for.ts'

/** A listening server. */
export interface RunningServer {
  readonly database: OpenDatabase
  readonly port: number
  /** The server's public address, without a trailing slash. */
  readonly url: string
  /** Accepts no new requests, lets those in progress finish, ends the streams, closes the database. */
  stop(): Promise<void>
}

/** How long requests in progress may take once the server stops. */
const PATIENCE = 8000

/** Opens the database, brings it up to date and listens. */
export async function startServer(config: Config, streams = new OpenStreams()): Promise<RunningServer> {
  const logger = openLogger(config.logLevel)
  const database = await openDatabase(config.databaseUrl, config.dataFolder)
  try {
    // The database may have been changed or restored while this server was off.
    await beginGeneration(database.db)
    await logFormatViolations(database.db, logger)
    return await serve(config, logger, database, streams)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(
  config: Config,
  logger: Logger,
  database: OpenDatabase,
  streams: OpenStreams,
): Promise<RunningServer> {
  let isStopping = false
  await shieldPlayers(database.db)
  const secret = config.secret ?? (await secretIn(config.dataFolder))
  const auth = openAuth(database.db, secret, publicUrl(config, config.port), logger)
  const mailer = config.mail && new Mailer(config.mail, logger)
  const { app, endStreams } = await createApp({
    config,
    database,
    auth,
    mailer,
    logger,
    isStopping: () => isStopping,
    streams,
  })
  const server = serverFor(app)
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const chores = everyMinute(database.db, logger, mailer)
  const control =
    config.databaseUrl === undefined
      ? await openControl(config.dataFolder, database, () => streams.endAll(), logger)
      : undefined
  const port = portOf(server)
  return {
    database,
    port,
    url: publicUrl(config, port),
    async stop() {
      isStopping = true
      endStreams()
      control?.close()
      control?.closeAllConnections()
      await Promise.all([close(server), chores.stop()])
      await mailer?.close()
      await database.close()
    },
  }
}

const publicUrl = (config: Config, port: number): string => config.publicUrl ?? `http://localhost:${port}`

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection stays open after its last answer, waiting for a further request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const rest = setTimeout(() => server.closeAllConnections(), PATIENCE)
  await closed
  clearInterval(idle)
  clearTimeout(rest)
}
