import { readFile } from '../../../shared-schema/handover/file.ts'
import { readable, unpack, type Handover, type Packed } from '../../../shared-schema/handover/packed.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'

/** Reads the text of another tablet's hand-over file. @throws UnusableHandover */
export async function readHandover(text: string): Promise<Handover<Entry>> {
  return readPacked(readFile(parsed(text)))
}

/** Reads a hand-over packed by another tablet. @throws UnusableHandover */
export async function readPacked(packed: Packed): Promise<Handover<Entry>> {
  return readable(await unpack(packed))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
