import { endOf, type Candidate, type Engagement, type PlanRules, type Slot } from './task.ts'

/** Why somebody should not take a role at a game. */
export type Hindrance =
  | { readonly kind: 'role' | 'own team' | 'absent' }
  | { readonly kind: 'plays' | 'clash' | 'travel'; readonly other: Engagement }

/** The hindrances that do not depend on other assignments of the plan. */
export function lastingHindrances(candidate: Candidate, slot: Slot, rules: PlanRules): Hindrance[] {
  const { game, role } = slot
  const found: Hindrance[] = []
  if (candidate.roles.length > 0 && !candidate.roles.includes(role)) found.push({ kind: 'role' })
  if (candidate.team_ids.some(id => game.team_ids.includes(id))) found.push({ kind: 'own team' })
  if (candidate.absences.some(({ from, to }) => from < endOf(game) && game.start < to))
    found.push({ kind: 'absent' })
  return [
    ...found,
    ...candidate.engagements.flatMap(other => {
      // Its own game is the game of an own team.
      if (other.isOwnGame && other.game_id === game.id) return []
      const kind = collision(game, other, rules)
      if (kind === undefined) return []
      return [{ kind: kind === 'clash' && other.isOwnGame ? ('plays' as const) : kind, other }]
    }),
  ]
}

/** How two games stand in each other's way, for one who has a part in both: at one time, or too far apart. */
export function collision(
  one: Omit<Engagement, 'isOwnGame' | 'game_id'>,
  two: Omit<Engagement, 'isOwnGame' | 'game_id'>,
  { travel_minutes }: PlanRules,
): 'clash' | 'travel' | undefined {
  const gap = Math.max(one.start - endOf(two), two.start - endOf(one))
  if (gap < 0) return 'clash'
  const isElsewhere = one.site_id !== null && two.site_id !== null && one.site_id !== two.site_id
  return isElsewhere && gap < travel_minutes ? 'travel' : undefined
}
