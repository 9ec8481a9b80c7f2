// One PostgreSQL server for a whole test run, in a folder of its own and without any durability.
import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ensurePostgres } from './find-postgres.mjs'
import { withClient } from './with-client.ts'

export interface PostgresCluster {
  /** A superuser's URL of the database `postgres`, by which others can be created. */
  adminUrl: string
  /** Makes an empty database. @returns its URL */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

type Guard = ChildProcessByStdio<Writable, null, Readable>

interface User {
  uid?: number
  gid?: number
}

/**
 * @param more settings of the server in addition to the usual ones
 * @param kept where its data are to be, or are already; without it they are in a folder of their own, which
 *   is removed in the end
 */
export async function startPostgres(
  more: Record<string, string> = {},
  kept?: string,
): Promise<PostgresCluster> {
  const user = unprivilegedUser()
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'sideline-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const programs = reachableBy(user, await ensurePostgres(), folder)

  const data = join(folder, 'data')
  if (!existsSync(data)) {
    execFileSync(
      join(programs, 'initdb'),
      // Sorting and letters as in PGlite, so that both databases give the same answers.
      [
        '-D',
        data,
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--lc-collate=C',
        '--lc-ctype=C.UTF-8',
        '--no-sync',
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
  }

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    timezone: 'UTC',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...more,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const guard = spawn(
    '/bin/sh',
    [
      '-c',
      guardScript,
      kept === undefined ? folder : '',
      join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...options,
    ],
    // A process group of its own, so that Ctrl-C reaches the guard only through its standard input.
    { ...user, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(adminUrl, guard)
  return { adminUrl, createDatabase: name => createDatabase(adminUrl, name), stop: () => stop(guard) }
}

/**
 * The server lives exactly as long as this process: the shell waits for the end of its input, which comes
 * when the process closes it or ends in any way, even by SIGKILL; then it stops the server and tidies up.
 */
const guardScript = '"$@" & cat; kill -INT $!; wait $!; if [ -n "$0" ]; then rm -rf "$0"; fi'

async function stop(guard: Guard): Promise<void> {
  if (guard.exitCode !== null) return
  const ended = once(guard, 'exit')
  guard.stdin.end()
  await ended
}

async function untilItAnswers(url: string, guard: Guard): Promise<void> {
  const log: string[] = []
  const keep = (text: Buffer) => log.push(text.toString())
  guard.stderr.on('data', keep)
  for (let attempt = 0; attempt < 300; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      guard.stderr.off('data', keep).resume() // read on, or the full pipe would block the server
      return
    } catch {
      await sleep(50)
    }
  }
  await stop(guard)
  throw new Error(`PostgreSQL did not start:\n${log.join('')}`)
}

async function createDatabase(adminUrl: string, name: string): Promise<string> {
  await withClient(adminUrl, admin => admin.query(`create database ${name}`))
  return new URL(name, adminUrl).href
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // no such user
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".')
}

/** That user may not see into the home of the user who runs the tests; then the programs are copied. */
function reachableBy(user: User, programs: string, folder: string): string {
  try {
    execFileSync(join(programs, 'postgres'), ['--version'], { ...user, cwd: folder, stdio: 'ignore' })
    return programs
  } catch {
    const copy = join(folder, 'postgres')
    cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true })
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]) // it is that user who removes the folder in the end
    return join(copy, basename(programs))
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
