import type { Examination } from './telltale-words.mjs'

type Counts = Readonly<Record<string, number>>
type Examined = ReadonlyMap<string, Examination>

export const budgetFile: string
export function examineProject(root: string): Examined
export function readBudget(root: string): Counts | null
export function countsOf(examined: Examined): Counts
export function lowered(budget: Counts, counts: Counts): Counts
export function overBudget(budget: Counts, examined: Examined): string[]
export function underBudget(budget: Counts, counts: Counts): string[]
export function bannedTerms(examined: Examined): string[]
