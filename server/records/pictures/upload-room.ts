import { Problem } from '../../problems/problem.ts'

/** Maximum number of bodies in memory at the same time, and of one person. */
const MAX_BODIES = 8
const MAX_PER_PERSON = 2

const under = new Map<string, number>()

/**
 * Bounds the memory used by pictures: a body is read only if there is room for it.
 * @returns releases the room
 * @throws Problem 503 if too many are being sent at the moment
 */
export function enter(personId: string): () => void {
  const own = under.get(personId) ?? 0
  const all = [...under.values()].reduce((sum, some) => sum + some, 0)
  if (own >= MAX_PER_PERSON || all >= MAX_BODIES) throw new Problem('busy', t => t('pictures.busy'))
  under.set(personId, own + 1)
  return () => {
    const left = (under.get(personId) ?? 1) - 1
    if (left === 0) under.delete(personId)
    else under.set(personId, left)
  }
}
