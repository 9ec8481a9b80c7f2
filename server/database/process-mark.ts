import { readFile } from 'node:fs/promises'
import { hasCode } from './has-code.ts'

/** A process: its number and its start time, because numbers are reused. */
export interface ProcessMark {
  readonly pid: number
  /** Empty if the system does not provide it; Linux does. */
  readonly started: string
}

/** The mark of this process. */
export const self = async (): Promise<ProcessMark> => ({
  pid: process.pid,
  started: await startOf(process.pid),
})

/** Whether this very process is running; if in doubt, yes. */
export async function isAlive({ pid, started }: ProcessMark): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false // EPERM: it belongs to another user, and runs
  }
  const now = await startOf(pid)
  return now === '' || started === '' || now === started
}

/** The boot id of the machine and the start time after boot, in ticks. */
async function startOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The program's name, in parentheses, may hold anything; after it come the state and, as the twentieth
    // field, the start.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'ended' : `${boot.trim()}:${fields[18]}`
  } catch {
    return ''
  }
}
