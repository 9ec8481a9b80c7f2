import { NodeFS } from '@electric-sql/pglite/nodefs'
import fs from 'node:fs'
import { dirname } from 'node:path'
import { diskTrouble } from './damage.ts'

type Options = Parameters<NodeFS['init']>[1]
type Engine = Parameters<NodeFS['init']>[0]

/** An open file or folder of the embedded database; `nfd` is its number in this process. */
interface Stream {
  readonly nfd: number
}

/** What is used of the library by which PGlite reaches the files of this machine. */
interface HostFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  /** Does something with files, and turns an error into one that PostgreSQL understands. */
  tryFSOperation: (work: () => number) => number
}

/**
 * The files of an embedded database. PGlite's own never reach the disk but by chance: its library has no
 * `fsync`, and it starts PostgreSQL without. With this one PostgreSQL waits for the disk wherever it wants
 * to, folders included: at each commit for its log, and at a checkpoint for everything.
 */
export class SyncedFiles extends NodeFS {
  /** Whether PostgreSQL has read its files and works; before that, an error is thrown to the caller. */
  isOpen = false
  /** The code of the latest error that the disk gave and PostgreSQL's files did not cause. */
  diskError: string | undefined
  readonly #folder: string

  constructor(folder: string) {
    super(folder)
    this.#folder = folder
  }

  override async init(engine: Engine, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const giveSync = (module: { readonly NODEFS: unknown; onAbort?: (reason: unknown) => void }) => {
      module.onAbort = () => {
        if (this.isOpen) endProcess(dirname(this.#folder), this.diskError)
      }
      const files = hostFiles(module.NODEFS)
      this.#watchDisk(files)
      files.stream_ops.fsync = stream =>
        files.tryFSOperation(() => {
          fs.fsyncSync(stream.nfd)
          return 0
        })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveSync] } }
  }

  /** Remembers the disk's own errors, because PostgreSQL ends in the same way for a damaged file. */
  #watchDisk(files: HostFiles): void {
    const perform = files.tryFSOperation.bind(files)
    files.tryFSOperation = work =>
      perform(() => {
        try {
          return work()
        } catch (error) {
          const code = codeOf(error)
          if (typeof code === 'string' && DISK_ERRORS.has(code)) this.diskError = code
          throw error
        }
      })
  }
}

/** What a disk answers that is full, broken or read-only. */
const DISK_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * PostgreSQL gives up when its log cannot be written: what it holds in memory is then more than the disk has.
 * PGlite would go on with that, and acknowledge it; so the process ends, and the next start goes by what is
 * on the disk.
 */
function endProcess(dataFolder: string, diskError: string | undefined): never {
  console.error(
    diskError === undefined
      ? 'The database has given up, so the server has ended. Nothing that it has acknowledged is lost. ' +
          `Start again; if that does not help, the next start says what is wrong with ${dataFolder}.`
      : 'The database cannot write to its disk, so the server has ended. Nothing that it has acknowledged is lost. ' +
          diskTrouble(dataFolder, diskError),
  )
  process.exit(1)
}

/** @throws when a newer PGlite is built in another way: better no database than one that forgets */
function hostFiles(value: unknown): HostFiles {
  if (!isHostFiles(value)) throw new Error('This version of PGlite cannot be told to wait for the disk.')
  return value
}

const isHostFiles = (value: unknown): value is HostFiles =>
  typeof value === 'object' &&
  value !== null &&
  'tryFSOperation' in value &&
  typeof value.tryFSOperation === 'function' &&
  'stream_ops' in value &&
  typeof value.stream_ops === 'object' &&
  value.stream_ops !== null
