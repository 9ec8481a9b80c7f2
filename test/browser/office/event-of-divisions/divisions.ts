// The divisions of the event with their teams, and the scores of their games.

/** The team that registers by the form. */
export const registered = 'Night Owls'
/** The team that cannot come, and the one that plays in its place. */
export const replaced = 'Juniors 8'
export const substitute = 'Late Larks'

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

export const divisionNames = ['Open', 'Women', 'Juniors'] as const
export type Division = (typeof divisionNames)[number]

/** The teams of each division, by their seeds. */
export const divisions: Readonly<Record<Division, readonly string[]>> = {
  Open: [...numbered('Open', 11), registered],
  Women: numbered('Women', 8),
  Juniors: numbered('Juniors', 8),
}
export const officials = numbered('Official', 14)

/** The points to which each division plays, and the federation with whose rules it begins. */
export const rulesOf = {
  Open: { federation: 'Windmill Windup', points: 15 },
  Women: { federation: 'Windmill Windup', points: 13 },
  Juniors: { federation: 'WFDF', points: 11 },
} as const satisfies Record<Division, object>

/** The teams of a division as they play, the strongest first. */
export const teamsPlaying = (division: Division): readonly string[] =>
  divisions[division].map(team => (team === replaced ? substitute : team))

/** The score of a game: the stronger team wins, the more clearly the weaker the other one is. */
export function scoreOf(division: Division, [one, two]: readonly [string, string]): [number, number] {
  const teams = teamsPlaying(division)
  const lead = teams.indexOf(two) - teams.indexOf(one)
  const won = rulesOf[division].points
  const lost = Math.max(0, won - 1 - Math.abs(lead))
  return lead > 0 ? [won, lost] : [lost, won]
}

/** The address to which messages for a team go. */
export const addressOf = (team: string): string =>
  team === registered ? 'nora@example.org' : `${team.toLowerCase().replace(' ', '-')}@example.org`
