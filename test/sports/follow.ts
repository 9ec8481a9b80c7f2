import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import type { Step } from '../../shared-schema/sports/model/course.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'

/** One addition to a counter: `1/11 goals 2` for player 11 of team 1; `1/- ...` for the team alone. */
type Counted = string

const twoTeams: Sides = { team_1_id: 1, team_2_id: 2 }

/** Follows plays from the start of a game. @returns the step of each play, and all that is counted */
export function follow(
  rules: SportRules,
  plays: readonly Play[],
  sides = twoTeams,
): { steps: Step[]; counted: Counted[] } {
  const counted: Counted[] = []
  const course = rules.start(sides)
  const steps = plays.map(play =>
    course.next(play, ({ team_id, player }, counter, by = 1) => {
      counted.push(`${team_id}/${player ?? '-'} ${counter} ${by}`)
    }),
  )
  return { steps, counted }
}

/** The team that a play gives points to, at the start of a game. */
export const scorerOf = (rules: SportRules, play: Play): number | null =>
  follow(rules, [play]).steps[0]?.team_id ?? null
