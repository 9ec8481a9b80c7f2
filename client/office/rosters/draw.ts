import { nameKey } from './name-key.ts'

/** A player who is there; the id is null for one who is known by name alone. */
export interface PlayerThere {
  readonly id: number | null
  readonly name: string
}

/** A known player, who may be meant by a name. */
export interface NamedPlayer {
  readonly id: number
  readonly name: string
}

/** The players who are there, and the names that several players have. */
export interface Gathered {
  readonly players: readonly PlayerThere[]
  readonly several: readonly string[]
}

/**
 * The players who are there: those chosen, then those written down, each once.
 * @param chosen ids of known players
 * @param written a name in each line
 */
export function gathered(
  known: readonly NamedPlayer[],
  chosen: readonly number[],
  written: string,
): Gathered {
  const players: PlayerThere[] = known.filter(({ id }) => chosen.includes(id))
  const several: string[] = []
  for (const line of written.split('\n')) {
    const name = line.trim().replaceAll(/\s+/g, ' ')
    const key = nameKey(name)
    if (key === '' || players.some(player => nameKey(player.name) === key)) continue
    const [one, other] = known.filter(player => nameKey(player.name) === key)
    if (other) several.push(name)
    else players.push(one ?? { id: null, name })
  }
  return { players, several }
}

/** The names of teams in a line, with commas between them; each once. */
export function teamNames(written: string): string[] {
  const names = written
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  const keys = names.map(nameKey)
  return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/**
 * Deals players to teams at random: the numbers of two teams differ by one at most.
 * @param random from 0 up to 1, as `Math.random`
 */
export function dealt<P>(players: readonly P[], teams: number, random: () => number): P[][] {
  const left = [...players]
  const hands = Array.from({ length: teams }, (): P[] => [])
  for (let turn = 0; left.length > 0; turn++)
    hands[turn % teams]?.push(...left.splice(Math.floor(random() * left.length), 1))
  return hands
}
