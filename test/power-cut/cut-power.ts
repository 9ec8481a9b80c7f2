import { at } from '../../shared-schema/rules/at.ts'
import { joinBy } from '../support/server.ts'
import { Disk } from './disk.ts'
import { serverIn, type ServerInFolder, type Setup } from './server-on-disk.ts'
import { entriesAt, makeWorld, pushGoals, type World } from './world.ts'

export interface Outcome {
  readonly acknowledged: number
  /** How many of those the server does not have once it is back. */
  readonly lost: number
}

/**
 * Cuts the power of a server twice, each time at the moment at which so many entries are acknowledged, and
 * starts it on what the disk then has: at first with a database that waits for the disk, and then with one
 * that does not.
 * @returns undefined if this machine does not let programs mount a disk
 */
export async function cutPower(
  database: Setup['database'],
  entries: number,
): Promise<{ waiting: Outcome; notWaiting: Outcome } | undefined> {
  const disks = [Disk.make()]
  const [first] = disks
  if (!first) return undefined
  try {
    const waits = { database, waits: true }
    const world = await using(first, waits, server => makeWorld(server, 2))
    const cutOnce = async (
      disk: Disk,
      setup: Setup,
      code: string,
    ): Promise<{ outcome: Outcome; disk: Disk }> => {
      const { token, acknowledged, afterwards } = await recordUntilCut(disk, setup, world, code, entries)
      disks.push(afterwards)
      const there = await entriesAfterwards(afterwards, setup, world, token)
      return {
        outcome: {
          acknowledged: acknowledged.size,
          lost: [...acknowledged].filter(id => !there.has(id)).length,
        },
        disk: afterwards,
      }
    }
    const one = await cutOnce(first, waits, at(world.codes, 0))
    const two = await cutOnce(one.disk, { database, waits: false }, at(world.codes, 1))
    return { waiting: one.outcome, notWaiting: two.outcome }
  } finally {
    for (const disk of disks) disk?.remove()
  }
}

function recordUntilCut(disk: Disk, setup: Setup, world: World, code: string, entries: number) {
  return using(disk, setup, async ({ start }) => {
    const server = await start()
    try {
      const token = await joinBy(server.url, code, 'scorekeeper')
      disk.sync()
      const acknowledged = await pushGoals(world, server.url, token, entries)
      process.kill(server.pid, 'SIGSTOP')
      return { token, acknowledged, afterwards: disk.afterPowerCut() }
    } finally {
      await server.kill('SIGKILL')
    }
  })
}

function entriesAfterwards(disk: Disk, setup: Setup, world: World, token: string): Promise<Set<string>> {
  return using(disk, setup, async ({ start }) => {
    const server = await start()
    try {
      return await entriesAt(world, server.url, token)
    } finally {
      await server.stop()
    }
  })
}

async function using<T>(
  disk: Disk,
  setup: Setup,
  work: (database: ServerInFolder) => Promise<T>,
): Promise<T> {
  const database = await serverIn(disk.folder, setup)
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}
