import { z } from 'zod'
import { columns } from '../../rosters/columns.ts'

const draft = z.object({
  text: z.string(),
  /** Whether the text is a file's table, each cell in its place. */
  isTable: z.boolean(),
  /** What somebody said that columns hold, by their places. */
  columns: z.record(z.string(), z.enum(columns).nullable()),
  /** The row that somebody said has the headings, or null for none; absent if nobody did. */
  headingRow: z.int().nullable().optional(),
  /** The team of all rows, if no column has it. */
  team: z.string(),
  fillsDown: z.boolean(),
  isMonthFirst: z.boolean(),
  seedsInOrder: z.boolean(),
  leaveOut: z.boolean(),
  /** Rows that somebody left out. */
  skipped: z.array(z.int()),
  /** The teams that are meant by names that are written otherwise, by the keys of those. */
  isTeam: z.record(z.string(), z.string()),
  /** Stands for this list until it is stored. */
  attempt: z.string(),
})
/** A list that somebody takes in, and what they said of it. */
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
export const keptDraft = z.object({ draft })
