import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../server/database/connection.ts'
import { joinAs } from '../../support/server.ts'
import { makeTemplate } from './own-ground.ts'
import type { Place } from './place.ts'
import { Servers } from './servers.ts'

const SERVERS = 3

export interface OpenPlace {
  readonly place: Place
  readonly servers: Servers
  /** Lets the servers into the database again, from which a thread that is gone may have kept them. */
  letServersIn(): Promise<void>
  close(): Promise<void>
}

/** Starts servers on a database, and makes what threads begin their own from. */
export async function openPlace(program: string, databaseUrl: string): Promise<OpenPlace> {
  const database = await openDatabase(databaseUrl, '')
  const serversUser = `servers_${randomUUID().replaceAll('-', '')}`
  await sql.raw(`create role ${serversUser} superuser login`).execute(database.db)
  const ofServers = new URL(databaseUrl)
  ofServers.username = serversUser
  const servers = await Servers.start(program, ofServers.href, SERVERS)
  const officeToken = await joinAs(servers.urls[0] ?? '', database.db, 'owner', null)
  // Next to the program, so that they are removed with its folder if a run is broken off.
  const ownGrounds = mkdtempSync(join(dirname(program), 'own-'))
  await makeTemplate(ownGrounds)
  return {
    place: { databaseUrl, serversUser, servers: [...servers.urls], officeToken, ownGrounds },
    servers,
    async letServersIn() {
      await sql.raw(`alter role ${serversUser} login`).execute(database.db)
    },
    async close() {
      await servers.stop()
      await database.close()
      rmSync(ownGrounds, { recursive: true, maxRetries: 5 })
    },
  }
}
