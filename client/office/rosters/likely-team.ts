import { distance } from '../../../shared-schema/rules/distance.ts'
import { nameKey } from './name-key.ts'

/** Typos allowed in a name; names shorter than `SHORTEST` must match exactly. */
const OTHERWISE = 2
const SHORTEST = 5

/** The team that a misspelt name probably means; undefined if none is near. */
export function likelyTeam<T extends { readonly name: string }>(
  name: string,
  teams: readonly T[],
): T | undefined {
  const key = nameKey(name)
  // Names that differ only in a figure are two teams: Lions 1 and Lions 2.
  const letters = (text: string): string => nameKey(text).replaceAll(/\d/g, '')
  return key.length < SHORTEST
    ? undefined
    : teams.find(
        team => letters(team.name) !== letters(name) && distance(nameKey(team.name), key) <= OTHERWISE,
      )
}
