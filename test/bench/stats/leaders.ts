import { leadersAnswers } from '../../../shared-schema/api/leaders.ts'
import { spawnServer } from '../../support/server.ts'
import { withClient } from '../../support/with-client.ts'
import { quantile } from '../rest/measure.ts'
import { measured } from '../rehearsal.ts'
import type { World } from './world.ts'

const ROUNDS = measured(40, 2)
const WARMING = measured(3, 1)
/** The most milliseconds for a case: what takes seconds is not asked for so often. */
const LONG = measured(30_000, 1000)

interface Case {
  readonly name: string
  /** Of the request. */
  readonly query: (league: number) => string
  /** The same by hand: who, how much, and what they are called. */
  readonly sql: (league: number) => string
}

const points =
  "coalesce((counters ->> 'field_goals_made')::integer, 0) * 2 + coalesce((counters ->> 'three_pointers_made')::integer, 0) + coalesce((counters ->> 'free_throws_made')::integer, 0)"
const made = "coalesce((counters ->> 'field_goals_made')::integer, 0)"
const attempted = "coalesce((counters ->> 'field_goals_attempted')::integer, 0)"

/** The ten best with their names, of rows with `player_id`, `value` and `place`. */
const best = (rows: string): string => `
  select ranked.*, first_name, last_name from (select *, rank() over (order by value desc) from (${rows}) as valued) as ranked
  join players on players.id = player_id where rank <= 10 order by rank, player_id, place`

const linesOf = (level: string, league: number | null): string =>
  `from stat_lines where sport = 'basketball' and subject = 'player' and level = '${level}'${league === null ? '' : ` and league_id = ${league}`}`

const cases: readonly Case[] = [
  {
    name: 'points in a league',
    query: league => `league_id=${league}&columns=[points]`,
    sql: league => best(`select player_id, 0 as place, ${points} as value ${linesOf('league', league)}`),
  },
  {
    name: 'shots made, per cent, in a league',
    query: league => `league_id=${league}&columns=[field_goal_percent]&minimum=20`,
    sql: league =>
      best(
        `select player_id, 0 as place, round(100.0 * ${made} / ${attempted}, 2) as value ${linesOf('league', league)} and ${attempted} >= 20`,
      ),
  },
  {
    name: 'points in one game, in a league',
    query: league => `league_id=${league}&of=games&columns=[points]`,
    sql: league =>
      best(
        `select player_id, game_id as place, ${points} as value ${linesOf('game', league)} and is_counted`,
      ),
  },
  {
    name: 'games in a row with a shot made, in a league',
    query: league => `league_id=${league}&of=streaks&columns=[field_goals_made]`,
    sql: league => best(streaks(linesOf('game', league))),
  },
  {
    name: 'points in the sport',
    query: () => 'columns=[points]',
    sql: () => best(`select player_id, 0 as place, ${points} as value ${linesOf('sport', null)}`),
  },
  {
    name: 'points in one game, in the sport',
    query: () => 'of=games&columns=[points]',
    sql: () =>
      best(`select player_id, game_id as place, ${points} as value ${linesOf('game', null)} and is_counted`),
  },
  {
    name: 'games in a row with a shot made, in the sport',
    query: () => 'of=streaks&columns=[field_goals_made]',
    sql: () => best(streaks(linesOf('game', null))),
  },
]

/**
 * Rows of a player that follow one another are a streak as long as their place among all and among those with
 * a shot move together.
 */
const streaks = (lines: string): string => `
  select player_id, max(game_id) as place, count(*) as value from (
    select player_id, game_id, is_one, row_number() over (partition by player_id order by start_time, game_id)
      - row_number() over (partition by player_id, is_one order by start_time, game_id) as streak
    from (select player_id, game_id, ${made} > 0 as is_one ${lines} and is_counted) as line
    join games on games.id = game_id and games.status = 'final') as placed
  where is_one group by player_id, streak having count(*) > 1`

/**
 * Asks for lists of leaders by REST, and for the same by queries by hand, by turns, and prints how long each
 * takes.
 */
export async function compareLeaders({ url, league }: World): Promise<void> {
  const server = await spawnServer({ databaseUrl: url })
  const ask = async ({ query }: Case): Promise<string[]> => {
    const response = await fetch(`${server.url}/v1/stats/basketball/leaders/?${query(league)}`)
    const { lists } = leadersAnswers.Leaders.parse(await response.json())
    return lists.flatMap(({ leaders }) => leaders.map(({ player_id, value }) => `${player_id}: ${value}`))
  }
  console.log('\n| leaders | by REST, ms | a query by hand, ms | more, ms | ratio |\n|---|---|---|---|---|')
  await withClient(url, async client => {
    await client.query('set jit = off')
    const byHand = async ({ sql }: Case): Promise<string[]> => {
      const { rows } = await client.query<{ player_id: number; value: string }>(sql(league))
      return rows.map(({ player_id, value }) => `${player_id}: ${Number(value)}`)
    }
    for (const one of cases) {
      const answers = [await ask(one), await byHand(one)].map(answer => answer.slice(0, 10).join())
      if (answers[0] !== answers[1]) throw new Error(`${one.name}: ${answers.join(' is not ')}`)
      const times: [number[], number[]] = [[], []]
      const end = performance.now() + LONG
      for (let round = -WARMING; round < 1 || (round < ROUNDS && performance.now() < end); round++) {
        for (const [index, answer] of [ask, byHand].entries()) {
          const start = performance.now()
          await answer(one)
          if (round >= 0) times[index]?.push(performance.now() - start)
        }
      }
      const [rest, hand] = [quantile(times[0], 0.5), quantile(times[1], 0.5)]
      console.log(
        `| ${one.name} | ${rest.toFixed(1)} | ${hand.toFixed(1)} | ${(rest - hand).toFixed(1)} | **${(rest / hand).toFixed(2)}** |`,
      )
    }
  })
  await server.stop()
}
