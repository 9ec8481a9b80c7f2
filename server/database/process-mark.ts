import { readFile } from 'node:fs/promises'
import { hasCode } from './has-code.ts'

/** A process: its number, and when it started, because numbers are used again. */
export interface ProcessMark {
  readonly pid: number
  /** Empty if the system does not tell; Linux does. */
  readonly started: string
}

/** The mark of this process. */
export const self = async (): Promise<ProcessMark> => ({
  pid: process.pid,
  started: await startOf(process.pid),
})

/** Whether that very process runs, in doubt yes. */
export async function isAlive({ pid, started }: ProcessMark): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false // EPERM: it is somebody else's, and runs
  }
  const now = await startOf(pid)
  return now === '' || started === '' || now === started
}

/** The boot of the machine and the time after it, in ticks. */
async function startOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The program's name, in brackets, may hold anything; the state follows, and as the twentieth field the
    // start.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'ended' : `${boot.trim()}:${fields[18]}`
  } catch {
    return ''
  }
}
