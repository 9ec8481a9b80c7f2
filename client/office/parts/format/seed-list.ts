import { nameKey } from '../../rosters/name-key.ts'

/** What somebody wrote as the order of the teams, and what is wrong with it. */
export interface SeedList {
  /** The ids of the teams that were found, the best first. */
  readonly order: readonly number[]
  /** Lines that are the name of no team. */
  readonly unknown: readonly string[]
  readonly twice: readonly string[]
  /** Teams of which there is no line. */
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
 * The order of teams by where each stands in a ranking. A team is found there by its id, or by its name if
 * the ranking is of another season. Those that are not in it stay behind the others, in the order in which
 * they were.
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
