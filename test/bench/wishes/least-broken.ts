import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { dayInLeg, daysOfLeg } from '../../../shared-schema/rules/fixtures/legs.ts'
import { dayNumber } from '../../../server/rules/fixtures/spacing.ts'
import type { FixtureTask, KickOff } from '../../../server/rules/fixtures/task.ts'

/**
 * A number of wishes that any fixtures break, proven by counting. The divisions have even numbers of teams
 * and no match day to spare, so each team plays on each match day. The parts count different wishes:
 *
 * - for each team and match day the dates that it cannot play, and the days of rest before and after match
 *   days with a single date, at best;
 * - for each ground the home games for which it has no time;
 * - all meetings of which the leg order makes the earliest and the latest date too close.
 */
export const leastBroken = (task: FixtureTask): number =>
  byTeamAndDay(task) + byGround(task) + byMeeting(task)

function byTeamAndDay({ divisions, match_days, team_dates, spacing }: FixtureTask): number {
  const dates = match_days.map(datesOf)
  const single = (day: number): number | undefined => {
    const [date, ...others] = dates[day] ?? []
    return date === undefined || others.length > 0 ? undefined : dayNumber(date)
  }
  const isTooClose = (date: string, other: number | undefined) =>
    other !== undefined && Math.abs(dayNumber(date) - other) <= spacing.rest_days
  const atBest = (team: number, day: number): number => {
    const isOut = (date: string) => Number(team_dates.get(team)?.has(date) ?? false)
    // A pair of match days with one date each counts with the later one.
    const next = single(day) === undefined ? single(day + 1) : undefined
    const restBroken = (date: string) =>
      [single(day - 1), next].filter(other => isTooClose(date, other)).length
    return Math.min(...(dates[day] ?? []).map(date => isOut(date) + restBroken(date)))
  }
  return sum(divisions.flat().flatMap(team => dates.map((_, day) => atBest(team, day))))
}

/** Each team is at home in half of its games, or one less; a ground has one game at a kick-off. */
function byGround({ divisions, legs, match_days, home_fields }: FixtureTask): number {
  const kickOffs = match_days.flat().length
  const homeGames = (team: number): number => {
    const size = divisions.find(teams => teams.includes(team))?.length ?? 0
    return Math.floor((legs * (size - 1)) / 2)
  }
  const grounds = groupBy([...home_fields], ([, [ground]]) => ground)
  return sum(
    [...grounds.values()].map(teams => Math.max(0, sum(teams.map(([team]) => homeGames(team))) - kickOffs)),
  )
}

function byMeeting({ divisions, legs, leg_order, match_days, spacing }: FixtureTask): number {
  const days = match_days.map(kickOffs => datesOf(kickOffs).map(dayNumber))
  return sum(
    divisions.map(({ length }) => {
      const count = daysOfLeg(length)
      const rows = Array.from({ length: legs - 1 }, (_, leg) =>
        Array.from({ length: count }, (_row, row) => [
          days[dayInLeg(row, leg, count, leg_order)] ?? [],
          days[dayInLeg(row, leg + 1, count, leg_order)] ?? [],
        ]),
      ).flat()
      const tooClose = rows.filter(
        ([one = [], next = []]) => Math.max(...next) - Math.min(...one) < spacing.days_between_meetings,
      )
      return (tooClose.length * length) / 2
    }),
  )
}

const datesOf = (kickOffs: readonly KickOff[]): string[] => [...new Set(kickOffs.map(({ date }) => date))]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
