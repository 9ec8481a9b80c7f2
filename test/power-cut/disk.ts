import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A disk that can lose its power: a file system (ext4) in a file. Writes that programs did not wait for are
 * in the kernel's memory, and not yet in that file. So a copy of the file is like a disk after a power
 * failure.
 */
export class Disk {
  /** Where the disk is mounted. */
  readonly folder: string
  readonly #place: string
  readonly #image: string

  private constructor(place: string) {
    this.#place = place
    this.#image = join(place, 'image')
    this.folder = join(place, 'mounted')
  }

  /**
   * An empty disk; undefined if this machine does not let programs mount one: only root may, and not in every
   * container.
   */
  static make(): Disk | undefined {
    const disk = Disk.#inNewPlace()
    try {
      execFileSync('truncate', ['--size=512M', disk.#image])
      execFileSync('mkfs.ext4', ['-q', disk.#image], { stdio: 'pipe' })
      disk.#mount()
      return disk
    } catch {
      rmSync(disk.#place, { recursive: true })
      return undefined
    }
  }

  /** Waits until all that was written so far is on the disk. */
  sync(): void {
    execFileSync('sync', ['--file-system', this.folder])
  }

  /** The disk as it comes back if the power fails now. */
  afterPowerCut(): Disk {
    const other = Disk.#inNewPlace()
    execFileSync('cp', ['--sparse=always', this.#image, other.#image])
    other.#mount()
    return other
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder])
    rmSync(this.#place, { recursive: true })
  }

  /** The file system writes as rarely as it can by itself, so that what nobody waits for stays in memory. */
  #mount(): void {
    execFileSync('mount', ['-o', 'loop,commit=300', this.#image, this.folder], { stdio: 'pipe' })
  }

  static #inNewPlace(): Disk {
    const place = mkdtempSync(join(tmpdir(), 'sideline-power-'))
    chmodSync(place, 0o755) // PostgreSQL runs as another user
    const disk = new Disk(place)
    mkdirSync(disk.folder)
    return disk
  }
}
