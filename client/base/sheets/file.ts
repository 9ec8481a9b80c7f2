import { csvOf } from './csv.ts'
import type { SheetTable } from './table.ts'
import { workbookOf } from './workbook.ts'

export type SheetKind = 'csv' | 'xlsx'

/** The longest name of a file, without its ending: some systems allow 100 characters for all of it. */
const LONGEST = 80

/** A table as a file. */
export interface TableFile {
  readonly kind: SheetKind
  /** The event or organization of the table; may be empty. */
  readonly of: string
  readonly title: string
  readonly table: SheetTable
  /** As `de`. */
  readonly language: string
  /** The day on which it is made, as `2026-06-12`. */
  readonly day: string
}

/** Writes a table into a file, with a name that every system allows. */
export async function fileOf({ kind, of, title, table, language, day }: TableFile): Promise<File> {
  const content =
    kind === 'csv' ? new Blob([csvOf(table, language)], { type: 'text/csv' }) : await workbookOf(title, table)
  const name = `${of} ${title}`.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, LONGEST)
  return new File([content], `${name.replaceAll(/^-+|-+$/g, '')}-${day}.${kind}`, { type: content.type })
}
