// Draws every league by its wishes and by the circle method, and prints both: see main.ts.
import { homeAndAway } from '../../../server/rules/fixtures/breaks.ts'
import { brokenRules, type ExistingFixture } from '../../../server/rules/fixtures/broken-rules.ts'
import { FixtureSearch } from '../../../server/rules/fixtures/search.ts'
import type { FixtureTask } from '../../../server/rules/fixtures/task.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { drawLegs, leastBreaks, type Fixture } from '../../../shared-schema/rules/fixtures/legs.ts'
import { measured } from '../rehearsal.ts'
import { clubLeague, type LeagueSize } from './club-league.ts'
import { leastBroken } from './least-broken.ts'

const TEAMS = measured([8, 10, 12, 14, 16, 18], [8])
const SEEDS = measured([1, 2, 3], [1])
const kinds: readonly Omit<LeagueSize, 'teams'>[] = [
  { legs: 1, leg_order: 'mirrored' },
  { legs: 2, leg_order: 'mirrored' },
  { legs: 2, leg_order: 'reversed' },
]

const breaksOf = (games: readonly Fixture[]): number =>
  [...homeAndAway(games).values()].reduce((sum, { breaks }) => sum + breaks, 0)

const list = (numbers: readonly number[]): string => numbers.join(', ')

interface Drawn {
  readonly broken: number
  readonly breaks: number
}

console.log(
  '| teams | legs | broken wishes | circle method | proven least | breaks | circle method | proven least | processor, s | clock, s |\n|---|---|---|---|---|---|---|---|---|---|',
)
for (const { legs, leg_order } of kinds)
  for (const teams of TEAMS) {
    const tasks = SEEDS.map(seed => clubLeague({ teams, legs, leg_order }, seed))
    const processor: number[] = []
    const clock: number[] = []
    const ours = tasks.map(task => {
      const [begin, start] = [process.cpuUsage(), performance.now()]
      const drawn = drawnByWishes(task)
      processor.push(process.cpuUsage(begin).user / 1_000_000)
      clock.push((performance.now() - start) / 1_000)
      return drawn
    })
    const circle = tasks.map(byCircleMethod)
    const row = [
      teams,
      legs === 1 ? '1' : `${legs} ${leg_order}`,
      list(ours.map(({ broken }) => broken)),
      list(circle.map(({ broken }) => broken)),
      list(tasks.map(leastBroken)),
      list(ours.map(({ breaks }) => breaks)),
      list(circle.map(({ breaks }) => breaks)),
      leastBreaks(teams, legs, leg_order),
      Math.max(...processor).toFixed(1),
      Math.max(...clock).toFixed(1),
    ]
    console.log(`| ${row.join(' | ')} |`)
  }

function drawnByWishes(task: FixtureTask): Drawn {
  const search = new FixtureSearch(task)
  search.run(Infinity)
  const { games } = search.draw()
  return { broken: games.reduce((sum, { broken }) => sum + broken.length, 0), breaks: breaksOf(games) }
}

/** The pattern with the fewest breaks, the first kick-off and the home field, without a look at any wish. */
function byCircleMethod(task: FixtureTask): Drawn {
  const games = task.divisions.flatMap(teams =>
    drawLegs(teams, task.legs, task.leg_order).map((fixture): Fixture & ExistingFixture => ({
      ...fixture,
      kick_off: at(at(task.match_days, fixture.match_day - 1), 0),
      game_site_id: task.home_fields.get(fixture.team_1_id)?.[0] ?? null,
    })),
  )
  const broken = brokenRules({ ...task, excluded_dates: new Set() }, games)
  return { broken: broken.reduce((sum, one) => sum + one.broken.length, 0), breaks: breaksOf(games) }
}
