// A lock between processes: a folder that holds the process id of its owner.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const patience = 15 * 60_000

/** Runs `work` while holding the lock; waits for another process that holds it. */
export async function withLock(lock, work) {
  await take(lock)
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

async function take(lock) {
  mkdirSync(dirname(lock), { recursive: true })
  const waitUntil = Date.now() + patience
  let told = false
  while (!tryTake(lock)) {
    const owner = ownerOf(lock)
    if (owner !== undefined && !isRunning(owner)) {
      removeAbandoned(lock, owner)
      continue
    }
    if (Date.now() > waitUntil)
      throw new Error(`Process ${owner} still holds ${lock}. Remove that folder if it is of no use.`)
    if (!told) console.error(`Waiting for process ${owner} to finish the same work.`)
    told = true
    await sleep(200)
  }
}

/** The folder is made aside with its owner in it and then renamed, so no one ever sees it half made. */
function tryTake(lock) {
  const made = mkdtempSync(`${lock}-`)
  writeFileSync(join(made, 'owner'), String(process.pid))
  try {
    renameSync(made, lock)
    return true
  } catch {
    rmSync(made, { recursive: true })
    if (!existsSync(dirname(lock))) throw new Error(`${dirname(lock)} cannot be written to.`)
    return false
  }
}

/** Renamed before it is removed: of two processes that find it abandoned, one wins. */
function removeAbandoned(lock, owner) {
  const aside = `${lock}-abandoned-${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return // the other one won
  }
  if (ownerOf(aside) === owner) rmSync(aside, { recursive: true })
  else renameSync(aside, lock) // a new owner came in between
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'owner'), 'utf8'))
  } catch {
    return undefined // given back just now
  }
}

function isRunning(process_) {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
