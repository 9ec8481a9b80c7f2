import { z } from 'zod'
import { columns } from '../../rosters/columns.ts'

const draft = z.object({
  text: z.string(),
  /** True if the text is the table of a file, with tabs between its cells. */
  isTable: z.boolean(),
  /** The chosen contents of columns, by index. */
  columns: z.record(z.string(), z.enum(columns).nullable()),
  /** The chosen row of headings, or null for none; absent without a choice. */
  headingRow: z.int().nullable().optional(),
  /** The team of all rows, if no column has it. */
  team: z.string(),
  fillsDown: z.boolean(),
  isMonthFirst: z.boolean(),
  seedsInOrder: z.boolean(),
  leaveOut: z.boolean(),
  /** Excluded rows. */
  skipped: z.array(z.int()),
  /** The teams for differently spelt names, by the keys of those names. */
  isTeam: z.record(z.string(), z.string()),
  /** Identifies this list until it is stored. */
  attempt: z.string(),
})
/** A list to import, with the choices made for it. */
export type Draft = z.infer<typeof draft>

export const nothing: Draft = {
  text: '',
  isTable: false,
  columns: {},
  team: '',
  fillsDown: true,
  isMonthFirst: false,
  seedsInOrder: true,
  leaveOut: false,
  skipped: [],
  isTeam: {},
  attempt: '',
}

/** The draft as this device keeps it. */
export const storedDraft = z.object({ draft })

/** Excludes a row, or includes it again. */
export const toggleSkipped = ({ skipped }: Draft, line: number): Pick<Draft, 'skipped'> => ({
  skipped: skipped.includes(line) ? skipped.filter(one => one !== line) : [...skipped, line],
})
