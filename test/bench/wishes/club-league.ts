import type { FixtureTask, KickOff } from '../../../server/rules/fixtures/task.ts'
import { Random } from '../../../server/rules/random.ts'
import { daysOfLeg, type LegOrder } from '../../../shared-schema/rules/fixtures/legs.ts'

const DAY = 24 * 60
const firstSaturday = Date.parse('2027-09-04') / 60_000
const SATURDAY = 0
const SUNDAY = 1
const WEDNESDAY = 4
/** No games from the middle of December to the end of February. */
const WINTER = { after: 15, weeks: 10 }

export interface LeagueSize {
  readonly teams: number
  readonly legs: number
  readonly leg_order: LegOrder
}

/**
 * A league of amateur clubs. Most match days are a weekend, with a kick-off on Saturday and one on Sunday;
 * every fifth is a Wednesday. Some clubs have two teams and one ground, in larger leagues three teams share
 * that of the town. Each team cannot play on two dates. All want three days of rest, at most two games in
 * seven days, and six weeks between two meetings.
 */
export function clubLeague({ teams, legs, leg_order }: LeagueSize, seed: number): FixtureTask {
  const random = new Random(seed)
  const ids = Array.from({ length: teams }, (_, index) => index + 1)
  const match_days = matchDays(legs * daysOfLeg(teams))
  const dates = [...new Set(match_days.flat().map(({ date }) => date))]
  return {
    divisions: [ids],
    ...{ legs, leg_order, match_days, seed },
    minutes: 120,
    fields: [],
    home_fields: new Map(random.shuffled(ids).map((team, index) => [team, [groundOf(index, teams)]])),
    shared_fields: [],
    taken: [],
    field_dates: new Map(),
    team_dates: new Map(ids.map(team => [team, new Set([random.pick(dates), random.pick(dates)])])),
    busy_dates: new Map(),
    apart: [],
    spacing: {
      rest_days: 3,
      days_between_meetings: legs > 1 ? 42 : 0,
      most_games: { games: 2, days: 7 },
    },
    pins: [],
  }
}

/** A quarter of the grounds has two teams; in leagues of 12 or more one has three. */
function groundOf(index: number, teams: number): number {
  const trio = teams >= 12 ? 3 : 0
  if (index < trio) return 1
  const pairs = Math.floor(teams / 4)
  const next = index - trio
  return 2 + (next < 2 * pairs ? Math.floor(next / 2) : next)
}

function matchDays(count: number): KickOff[][] {
  const days: KickOff[][] = []
  for (let week = 0; days.length < count; week++) {
    const monday = week + (week >= WINTER.after ? WINTER.weeks : 0)
    days.push([kickOff(monday, SATURDAY, 16), kickOff(monday, SUNDAY, 15)])
    if (days.length % 5 === 4) days.push([kickOff(monday, WEDNESDAY, 19)])
  }
  return days.slice(0, count)
}

function kickOff(week: number, day: number, hour: number): KickOff {
  const start = firstSaturday + (7 * week + day) * DAY + hour * 60
  return { start, date: new Date(start * 60_000).toISOString().slice(0, 10) }
}
