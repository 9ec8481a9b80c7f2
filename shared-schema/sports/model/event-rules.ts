import type { SportDefinition } from './sport.ts'
import type { Timeouts } from './timing.ts'

/** How an event's games are played, if not by the usual rules of the sport. */
export interface EventRules {
  readonly period_minutes: number | null
  readonly points_to_win: number | null
  readonly soft_cap_minutes: number | null
  readonly soft_cap_points: number
  readonly hard_cap_minutes: number | null
  readonly timeouts: number | null
  readonly timeout_seconds: number | null
  readonly captains_confirm: boolean
  readonly spirit_scores: boolean | null
}

/** The sport with the rules of an event applied. */
export function underRules(sport: SportDefinition, rules: EventRules): SportDefinition {
  const { structure } = sport
  const { timing } = sport.rules
  const { timeouts, target, ...others } = timing
  const counted = timeoutsUnder(timeouts, rules)
  const wins = sport.rules.sets === null ? (rules.points_to_win ?? target) : target
  return {
    ...sport,
    hasSpirit: rules.spirit_scores ?? sport.hasSpirit,
    structure: {
      ...structure,
      minutes: structure.minutes === null ? null : (rules.period_minutes ?? structure.minutes),
    },
    rules: {
      ...sport.rules,
      timing: {
        ...others,
        ...(counted === undefined ? {} : { timeouts: counted }),
        ...(wins === undefined ? {} : { target: wins }),
      },
    },
  }
}

function timeoutsUnder(usual: Timeouts | undefined, rules: EventRules): Timeouts | undefined {
  if (rules.timeouts === null && usual === undefined) return undefined
  const { per = 'game', many = [], seconds = 60, overtime } = usual ?? {}
  return {
    per,
    many: rules.timeouts === null ? many : [rules.timeouts],
    seconds: rules.timeout_seconds ?? seconds,
    ...(overtime === undefined ? {} : { overtime }),
  }
}
