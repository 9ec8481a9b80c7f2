import { distance } from '../../../shared-schema/rules/distance.ts'
import { nameKey } from './name-key.ts'

/**
 * As many letters may be otherwise in a name that is the same all the same; shorter names may not differ at
 * all.
 */
const OTHERWISE = 2
const SHORTEST = 5

/** The team that somebody may have meant who wrote a name that there is not; undefined if none is near. */
export function likelyTeam<T extends { readonly name: string }>(
  name: string,
  teams: readonly T[],
): T | undefined {
  const key = nameKey(name)
  // Names that differ in a figure alone are two teams: Lions 1 and Lions 2.
  const letters = (text: string): string => nameKey(text).replaceAll(/\d/g, '')
  return key.length < SHORTEST
    ? undefined
    : teams.find(
        team => letters(team.name) !== letters(name) && distance(nameKey(team.name), key) <= OTHERWISE,
      )
}
