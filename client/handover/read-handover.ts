import { readFile } from '../../shared-schema/handover/file.ts'
import { readable, unpack, type Handover } from '../../shared-schema/handover/packed.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'

/** Reads the text of a file that another tablet made. @throws UnusableHandover */
export async function readHandover(text: string): Promise<Handover<Entry>> {
  return readable(await unpack(readFile(parsed(text))))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
