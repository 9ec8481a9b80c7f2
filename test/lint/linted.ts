import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path, { join, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')

const output = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), message: z.string(), code: z.string().optional() })),
})
const config = z.looseObject({ jsPlugins: z.array(z.string()) })

type Piece = readonly [file: string, code: string]

const keyOf = (file: string, code: string): string => `${file}\n${code}`

/**
 * Runs oxlint on pieces of code, each as if it were the whole of its file. The result gives the rules of
 * those asked for that report a piece.
 */
export function linted(pieces: readonly Piece[], rules: RegExp): (file: string, code: string) => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'linted-'))
  try {
    writeConfig(folder)
    const files = new Map(
      pieces.map(([file, code], at) => [keyOf(file, code), writePiece(folder, at, file, code)]),
    )
    const reports = reportsIn(folder)
    return (file, code) => {
      const written = files.get(keyOf(file, code))
      if (written === undefined) throw new Error(`${file} was not checked with: ${code}`)
      return reports
        .filter(({ filename }) => filename === written)
        .map(({ rule }) => rule)
        .filter(rule => rules.test(rule))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writeConfig(folder: string): void {
  const { jsPlugins, ...rest } = config.parse(parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')))
  // The files do not exist, so nothing is known about their types.
  const untyped = { ...rest, options: {}, jsPlugins: jsPlugins.map(name => join(root, name)) }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(untyped))
}

/** Where several pieces have the same file, the later ones are next to it, with a number in their names. */
function writePiece(folder: string, at: number, file: string, code: string): string {
  const { dir, name, ext } = path.parse(file)
  const own = existsSync(join(folder, file)) ? join(dir, `${name}-${at}${ext}`) : file
  mkdirSync(join(folder, dir), { recursive: true })
  writeFileSync(join(folder, own), code)
  return own
}

function reportsIn(folder: string): { filename: string; rule: string }[] {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' })
  return output
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ filename, code, message }) => ({ filename, rule: code ?? message }))
}
