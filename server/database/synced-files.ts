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

/** The parts used of the library through which PGlite accesses this machine's files. */
interface HostFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  /** Runs a file operation, and converts its error into one that PostgreSQL understands. */
  tryFSOperation: (work: () => number) => number
}

/**
 * The files of an embedded database. PGlite's own reach the disk only by chance: its library has no `fsync`,
 * and it starts PostgreSQL without. With this class PostgreSQL waits for the disk whenever it wants to,
 * folders included: at each commit for its log, and at a checkpoint for everything.
 */
export class SyncedFiles extends NodeFS {
  /** Whether PostgreSQL has read its files and runs; before that, an error is thrown to the caller. */
  isOpen = false
  /** The code of the latest error of the disk itself, as opposed to one caused by PostgreSQL's files. */
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

  /** Remembers the disk's own errors, because a damaged file ends PostgreSQL in the same way. */
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

/** The error codes of a disk that is full, broken or read-only. */
const DISK_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * PostgreSQL gives up when it cannot write its log: its memory then holds more than the disk. PGlite would
 * continue from memory, and acknowledge it; so the process ends, and the next start reads the disk.
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

/** @throws if a newer PGlite is built differently: better no database than one that forgets */
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
