import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { ultimatePlays as p } from '../../../shared-schema/sports/ultimate/plays.ts'
import { eachDatabase } from '../../support/database.ts'
import { makeGame, makeLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

const ultimate = rulesOf('ultimate')

eachDatabase('the order of stat lines', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let client: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    client = new Client(server.url, await server.signIn('owner'))
    const league = await makeLeague(server.db)
    const game_id = await makeGame(server.db, league)
    const [one, two] = league.teams
    const [throwers, defenders] = league.players
    const throwBy = (type: number, thrower: number, defender: number) =>
      client.make('events', {
        game_id,
        type,
        player_1_id: throwers[thrower],
        player_1_team_id: one,
        ...(type === p.throwaway ? {} : { player_2_id: throwers[(thrower + 1) % 3], player_2_team_id: one }),
        ...(type === p.block || type === p.callahan
          ? { player_3_id: defenders[defender], player_3_team_id: two }
          : {}),
      })
    // Two of three, one of eight and six of seven passes arrive; the defenders have thrown nothing.
    for (const [thrower, types] of [
      [p.pass, p.goal, p.throwaway],
      [p.pass, p.drop, p.drop, p.drop, p.drop, p.block, p.block, p.callahan],
      [p.goal, p.goal, p.goal, p.pass, p.pass, p.pass, p.throwaway],
    ].entries())
      for (const [index, type] of types.entries()) await throwBy(type, thrower, index % 2)
  })
  afterAll(() => server.stop())

  describe.each([
    'player_stats_per_game',
    'player_stats_per_season',
    'team_stats_per_tournament',
    'team_stats_per_sport',
  ])('%s', family => {
    const shown = async (order: string, name: string) =>
      (await client.column(`/stats/ultimate/${family}/?order_by=[${order}]`, name)).map(Number)

    test.each(Object.keys(ultimate.figures))(
      'by %s is that of the values that the lines show',
      async name => {
        const up = await shown(name, name)
        expect(new Set(up).size).toBeGreaterThan(1)
        expect(up).toEqual(up.toSorted((a, b) => a - b))
        expect(await shown(`-${name}`, name)).toEqual(up.toReversed())
      },
    )

    test('by a counter is too', async () => {
      const turnovers = await shown('-turnovers', 'turnovers')
      expect(turnovers).toEqual(turnovers.toSorted((a, b) => b - a))
    })
  })

  test('goes on with the next name where two lines are equal, as they are shown', async () => {
    const line = ({ player_id, completion_percent }: Record<string, unknown>) => [
      Number(completion_percent),
      Number(player_id),
    ]
    const { objects } = await client.list(
      '/stats/ultimate/player_stats_per_league/?order_by=[completion_percent,-player_id]',
    )
    const lines = objects.map(line)
    expect(lines.filter(([percent]) => percent === 0).length).toBeGreaterThan(1)
    expect(lines).toEqual(lines.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || y - x))
  })
})
