import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { ImportError } from './import-error.ts'
import { dumpedKey } from './record-key.ts'

/** One record of a dump file, with its location. */
export interface DumpedRecord {
  readonly file: string
  readonly line: number
  readonly body: Record<string, unknown>
}

/** The records of a folder of dumps, by family, and the files without any. */
export interface Dump {
  readonly records: Map<Family, DumpedRecord[]>
  readonly leftOut: string[]
}

/** Bodies named after their request, not after their family. */
const aliases: Readonly<Record<string, Family>> = { me: 'players' }

/**
 * Reads a folder of response bodies, one file per family (`teams.json`) or page (`teams-2.json`): lists in
 * their envelope, bare lists or single records.
 * @throws ImportError naming file and line of invalid JSON, of a non-record, or of a record without an id
 */
export async function readDump(
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<Dump> {
  const records = new Map<Family, DumpedRecord[]>()
  const leftOut: string[] = []
  const files = (await readdir(folder)).filter(file => file.endsWith('.json') && isWanted(file)).sort()
  if (files.length === 0) throw new ImportError(folder, null, 'holds no .json files')
  for (const file of files) {
    const name = basename(file, '.json').replace(/-\d+$/, '')
    const family = aliases[name] ?? name
    if (!isFamily(family)) leftOut.push(file)
    else {
      const found = readFileRecords(file, await readFile(join(folder, file), 'utf8'))
      for (const record of found) requireKey(family, record)
      const others = records.get(family)
      if (others) for (const record of found) others.push(record)
      else records.set(family, found)
    }
  }
  return { records, leftOut }
}

/** @throws ImportError for a body that cannot be identified, such as an error saved as a file */
export function requireKey(family: Family, { file, line, body }: DumpedRecord): void {
  if (dumpedKey(family, body) !== null) return
  const { noun, key } = resourceOf(family)
  throw new ImportError(
    file,
    line,
    `is no ${noun} that can be kept: ${key.map(name => `${name} is ${quoted(body[name])}`).join(' and ')}, where a whole number is needed`,
  )
}

const quoted = (value: unknown): string =>
  value === undefined ? 'not there' : JSON.stringify(value).slice(0, 100)

export function readFileRecords(file: string, text: string): DumpedRecord[] {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (error)
    throw new ImportError(
      file,
      lineAt(text, error.offset),
      `is not valid JSON (${printParseErrorCode(error.error)})`,
    )
  if (!root) throw new ImportError(file, 1, 'is empty')
  let [line, passed] = [1, 0]
  return recordNodes(root).map(node => {
    const body: unknown = getNodeValue(node)
    line += lineAt(text.slice(passed, node.offset), node.offset) - 1
    passed = node.offset
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new ImportError(file, line, 'is not a record')
    return { file, line, body: { ...body } }
  })
}

function recordNodes(root: Node): readonly Node[] {
  if (root.type === 'array') return root.children ?? []
  const objects = findNodeAtLocation(root, ['objects'])
  return objects?.type === 'array' ? (objects.children ?? []) : [root]
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
