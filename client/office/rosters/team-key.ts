import { nameKey } from './name-key.ts'

/** The identity of a team in lists and seasons. */
export interface NamedTeam {
  readonly team: string
  readonly division: string
}

/** Teams of the same name in two divisions are two teams. */
export const teamKey = ({ team, division }: NamedTeam): string =>
  division === '' ? nameKey(team) : `${nameKey(team)}\n${nameKey(division)}`
