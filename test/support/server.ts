// A Sideline server: in the test's own process, or as a program of its own that can be killed.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { invite } from '../../server/accounts/links/invitations.ts'
import { readConfig } from '../../server/http/config.ts'
import type { Database } from '../../server/database/schema.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import { startServer } from '../../server/http/start-server.ts'
import type { Place } from '../../server/access/author.ts'
import { environmentOf } from './environment-of.ts'
import type { OpenStreams } from '../../server/replication/open-streams.ts'
import { slowness } from './slowness.ts'

export interface TestServer {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly db: Kysely<Database>
  /** Makes a person with a role, in all organizations if none is named, and returns their bearer token. */
  readonly signIn: (role: Role, organizationId?: number, place?: Place) => Promise<string>
  stop(): Promise<void>
}

/** By which the servers of tests sign sessions. */
export const TEST_SECRET = 'a secret for tests alone, never for use'

/** A server in this process, on a port that was free. */
export async function startTestServer({
  databaseUrl,
  env = {},
  streams,
}: {
  databaseUrl: string
  env?: Record<string, string>
  streams?: OpenStreams
}): Promise<TestServer> {
  const defaults = {
    ...environmentOf(databaseUrl),
    PORT: '0',
    SECRET: TEST_SECRET,
    LOG_LEVEL: 'fatal',
  }
  const server = await startServer(readConfig({ ...defaults, ...env }), streams)
  const { db } = server.database
  const url = `http://localhost:${server.port}` // and not its public address, which may be another
  return {
    url,
    db,
    signIn: (role, organizationId, place) => joinAs(url, db, role, organizationId ?? null, place),
    stop: () => server.stop(),
  }
}

/** Makes a person with a role and returns their bearer token. */
export async function joinAs(
  url: string,
  db: Kysely<Database>,
  role: Role,
  organizationId: number | null,
  place: Place | null = null,
): Promise<string> {
  return joinBy(url, await invite(db, { organization_id: organizationId, role, place }, null), role)
}

/** Uses an invitation and returns the bearer token of the new person. */
export async function joinBy(url: string, code: string, role: Role): Promise<string> {
  const response = await fetch(`${url}/accounts/join`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      code,
      name: `Test ${role}`,
      email: `${randomUUID()}@example.org`,
      password: 'correct horse battery',
    }),
  })
  const token = response.headers.get('set-auth-token')
  if (token === null) throw new Error(`Nobody could join: ${await response.text()}`)
  return token
}

export interface SpawnedServer {
  readonly url: string
  readonly pid: number
  /** All that it has printed so far. */
  output(): string
  /** Sends a signal; gives the exit code once the process has ended, null if the signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** Ends it by SIGTERM and removes its data folder. */
  stop(): Promise<void>
}

/**
 * The built server as a process of its own, once it is ready.
 * @param databaseUrl a PostgreSQL address; without one it keeps an embedded database in `dataFolder`
 * @param program another build of the server than the usual one
 */
export async function spawnServer(options: {
  databaseUrl?: string
  dataFolder?: string
  port?: number
  env?: Record<string, string>
  program?: string
}): Promise<SpawnedServer> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'sideline-data-'))
  const program = options.program ?? resolve(import.meta.dirname, '../../dist/server/main.js')
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      DATABASE_URL: options.databaseUrl ?? '',
      DATA_DIR: dataFolder,
      PORT: String(options.port ?? 0),
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  // The shell waits for the end of its input, which comes when this process ends in any way: no test leaves a
  // server behind.
  const guard = spawn('/bin/sh', ['-c', `cat; kill -9 ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  void ended.then(() => guard.kill())
  let output = ''
  const keep = (text: Buffer) => {
    output += text.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const url = await untilItListens(
    () => child.exitCode === null && child.signalCode === null,
    () => output,
  ).catch(async (error: unknown) => {
    // One that comes too late would hold the port against the next.
    child.kill('SIGKILL')
    await ended
    throw error
  })
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill,
    async stop() {
      await kill('SIGTERM')
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function untilItListens(runs: () => boolean, output: () => string): Promise<string> {
  for (const end = Date.now() + slowness() * 60_000; Date.now() < end && runs(); await sleep(20)) {
    const url = /^Sideline is at (\S+)$/m.exec(output())?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`The server did not start:\n${output()}`)
}
