import { execFileSync } from 'node:child_process'
import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A disk of its own for a test, which can be filled. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves so many bytes of room. */
  fill(left: number): void
  makeRoom(): void
}

/** @returns undefined if there may be none: only root may mount */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = fs.statfsSync(folder)
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)))
      } catch (error) {
        // Another program took some of the room meanwhile: the disk is full as well.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    },
    makeRoom: () => rmSync(ballast),
  }
}
