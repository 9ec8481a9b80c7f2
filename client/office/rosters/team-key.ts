import { nameKey } from './name-key.ts'

/** A team as lists and seasons tell it from others. */
export interface NamedTeam {
  readonly team: string
  readonly division: string
}

/** Two teams of one name in two divisions are two teams. */
export const teamKey = ({ team, division }: NamedTeam): string =>
  division === '' ? nameKey(team) : `${nameKey(team)}\n${nameKey(division)}`
