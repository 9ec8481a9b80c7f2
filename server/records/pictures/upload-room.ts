import { Problem } from '../../problems/problem.ts'

/** How many bodies are held in memory at once, and how many of one person. */
const MOST = 8
const MOST_OF_ONE = 2

const under = new Map<string, number>()

/**
 * Keeps the memory that pictures take within bounds: a body is read only if there is room for it.
 * @returns makes room for the next one
 * @throws Problem 503 if others send so many at the moment
 */
export function enter(personId: string): () => void {
  const own = under.get(personId) ?? 0
  const all = [...under.values()].reduce((sum, some) => sum + some, 0)
  if (own >= MOST_OF_ONE || all >= MOST) throw new Problem('busy', t => t('pictures.busy'))
  under.set(personId, own + 1)
  return () => {
    const left = (under.get(personId) ?? 1) - 1
    if (left === 0) under.delete(personId)
    else under.set(personId, left)
  }
}
