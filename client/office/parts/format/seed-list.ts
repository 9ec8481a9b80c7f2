import { nameKey } from '../../rosters/name-key.ts'

/** An order of teams typed as text, and its errors. */
export interface SeedList {
  /** The ids of the recognized teams, the best first. */
  readonly order: readonly number[]
  /** Lines that match no team. */
  readonly unknown: readonly string[]
  readonly twice: readonly string[]
  /** Teams without a line. */
  readonly missing: readonly string[]
}

/**
 * Reads names of teams, one a line, with or without numbers before them: `1. Sexy Legs`.
 * @param teams names by id
 */
export function readSeedList(text: string, teams: ReadonlyMap<number, string>): SeedList {
  const ids = new Map([...teams].map(([id, name]) => [nameKey(name), id]))
  const order: number[] = []
  const unknown: string[] = []
  const twice: string[] = []
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '') continue
    const id = ids.get(nameKey(line)) ?? ids.get(nameKey(line.replace(/^\d+\s*[.):;,\t -]\s*/u, '')))
    if (id === undefined) unknown.push(line)
    else if (order.includes(id)) twice.push(line)
    else order.push(id)
  }
  const missing = [...teams].filter(([id]) => !order.includes(id)).map(([, name]) => name)
  return { order, unknown, twice, missing }
}

/**
 * Orders teams by their places in a ranking. A team is found there by its id, or by its name if the ranking
 * is of another season. Teams that are not in it follow the others, in their previous order.
 * @param ranking the best first
 */
export function orderByRanking(
  order: readonly number[],
  teams: ReadonlyMap<number, string>,
  ranking: readonly { readonly id: number; readonly name: string }[],
): { readonly order: number[]; readonly found: number } {
  const ids = new Map([...teams].map(([id, name]) => [nameKey(name), id]))
  const ranked = [
    ...new Set(ranking.map(({ id, name }) => (teams.has(id) ? id : ids.get(nameKey(name))))),
  ].filter(id => id !== undefined)
  return { order: [...ranked, ...order.filter(id => !ranked.includes(id))], found: ranked.length }
}
