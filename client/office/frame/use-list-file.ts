import { useState } from 'react'
import { columnOf, type ReadHeading } from '../rosters/columns.ts'
import type { Encoding } from '../rosters/encodings.ts'
import type { UnreadKind } from '../rosters/file-kind.ts'
import type { ReadFile } from '../rosters/read-file.ts'

/** The imported sheet of a file: one by its index, or all, each as a team. */
export type SheetChoice = number | 'each'

interface Chosen {
  readonly file: File
  readonly read: ReadFile
  readonly sheet: SheetChoice
}

/** The file readers are loaded when a file is chosen. */
const reader = () => import('../rosters/file-reader.ts')

/**
 * A file from which a list is taken, with its sheets and its encoding for as long as the page is open.
 * @param begin takes the cells as a table
 * @param meant recognizes the headings of the list
 */
export function useListFile(begin: (text: string, isTable: boolean) => void, meant: ReadHeading = columnOf) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [unread, setUnread] = useState<UnreadKind | null>(null)
  const take = async (file: File, encoding?: Encoding): Promise<void> => {
    setUnread(null)
    setChosen(null)
    const { readFile, likelySheet, UnreadFile } = await reader()
    try {
      const read = await readFile(file, encoding, meant)
      await takeSheet({ file, read, sheet: likelySheet(read.sheets, meant) })
    } catch (error) {
      begin('', false)
      setUnread(error instanceof UnreadFile ? error.kind : 'unknown')
    }
  }
  const takeSheet = async (next: Chosen): Promise<void> => {
    const { tableOf, joinSheets } = await reader()
    const { sheets } = next.read
    const cells = next.sheet === 'each' ? joinSheets(sheets) : (sheets[next.sheet]?.cells ?? [])
    setChosen(next)
    begin(tableOf(cells), true)
  }
  return {
    chosen,
    /** The kind of the last file, if it cannot be read. */
    unread,
    take,
    chooseSheet: (sheet: SheetChoice) => (chosen ? takeSheet({ ...chosen, sheet }) : Promise.resolve()),
    chooseEncoding: (encoding: Encoding) => (chosen ? take(chosen.file, encoding) : Promise.resolve()),
    forget: () => {
      setChosen(null)
      setUnread(null)
    },
  }
}
export type ListFile = ReturnType<typeof useListFile>
