import { combineLatest, filter, firstValueFrom } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { seasonTables } from '../../client/reading/events/season-tables.ts'
import { watchEvent } from '../../client/reading/events/watch-event.ts'
import { watchSeason } from '../../client/reading/events/watch-season.ts'
import { seasonScope } from '../../shared-schema/replication/scope.ts'
import { wholeTable, type TableView } from '../../shared-schema/rules/league-table/league-season.ts'
import { replicatingTablet } from '../client/replicating-tablet.ts'
import { checkedMemory } from '../client/tablet.ts'
import { Client, objectsIn, type Body } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { networkTo } from '../support/network.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

// Rugby: bonus points for tries, which the records of games tell, and a guest of another season.
describe('L10: the table of a season', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let token: string
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    token = await server.signIn('owner')
    office = new Client(server.url, token)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  afterAll(() => server.stop())

  const plain = (text: unknown) => String(text).replaceAll(/[\u2066-\u2069]/gu, '')

  const views: Readonly<Record<string, TableView>> = {
    '': wholeTable,
    '?venue=home': { ...wholeTable, venue: 'home' },
    '?venue=away': { ...wholeTable, venue: 'away' },
    '?last=5': { ...wholeTable, last: 5 },
    '?live=true': { ...wholeTable, live: true },
  }

  test('is the same on a tablet and by REST, also of what was played without a network', async () => {
    const network = networkTo(server.url, token)
    const organization_id = (await office.make('organizations', { name: 'Rugby' })).id
    const league_id = (await office.make('leagues', { name: 'League', sport: 'rugby', organization_id })).id
    const season = (await office.make('seasons', { name: '2026', league_id })).id
    const former = (await office.make('seasons', { name: '2025', league_id })).id
    const team = async (name: string, division: string, season_id = season) =>
      (await office.make('teams', { name, division, season_id })).id
    const ants = await team('Ants', 'North')
    const bees = await team('Bees', 'North')
    const cats = await team('Cats', 'South')
    const dogs = await team('Dogs', 'South')
    const guests = await team('Guests', 'West', former)
    await office.send('PUT', `/seasons/${season}/`, {
      points_for_win: 5,
      point_decisions: [{ team_id: bees, points: -2, reason: 'Late accounts', date: '2026-03-01' }],
    })
    const game = async (team_1_id: number, team_2_id: number, day: number, more: Body = {}) =>
      (
        await office.make('games', {
          ...{ season_id: season, team_1_id, team_2_id, ...more },
          start_time: `2026-02-0${day}T20:00:00Z`,
        })
      ).id
    const score = (game_id: number, team_1_score: number, team_2_score: number, is_final = true) =>
      office.make('game_scores', { game_id, team_1_score, team_2_score, is_final })
    await score(await game(ants, bees, 1, { team_1_second_score: 4, team_2_second_score: 3 }), 28, 24)
    await score(await game(cats, dogs, 2, { decided_in: 'overtime' }), 12, 9)
    await score(await game(guests, ants, 3), 0, 30)
    await score(await game(bees, cats, 4), 7, 7)
    const running = await game(dogs, ants, 5)
    await score(running, 40, 0, false)
    const open = await game(dogs, bees, 6)

    const byRest = async (query: string) =>
      objectsIn((await office.get(`/seasons/${season}/standings/${query}`)).body.standings).map(line => [
        line.division,
        line.place,
        line.team_id,
        `${String(line.wins)}–${String(line.losses)}–${String(line.ties)}`,
        Number(line.points),
        Number(line.plus_minus),
      ])
    const page = await replicatingTablet(checkedMemory(), seasonScope(season)).page()
    const scope = seasonScope(season)
    const seen = combineLatest({
      event: watchEvent(page.database),
      records: watchSeason(page.database, scope),
    })
    const byTablet = async (view: TableView, finals: number) => {
      const { event, records } = await firstValueFrom(
        seen.pipe(
          filter(
            ({ event, records }) =>
              records !== null &&
              records.teams.length === 4 &&
              event.games.length === 6 &&
              event.games.filter(({ status }) => status === 'final').length === finals &&
              event.games.every(({ status }) => status !== 'scheduled' || finals === 4),
          ),
        ),
      )
      if (!records) throw new Error('The season is not here')
      return seasonTables(event, records, view)
    }
    const lines = async (view: TableView, finals: number) =>
      (await byTablet(view, finals)).flatMap(({ key, lines }) =>
        lines.map(({ place, teamId, figures: [, record, , difference, points] }) => [
          ...[key, place, teamId, record],
          ...[points, difference].map(figure => Number(figure?.replace('−', '-'))),
        ]),
      )
    for (const [query, view] of Object.entries(views))
      expect(await lines(view, 4), query).toEqual(await byRest(query))
    const decided = (await byTablet(wholeTable, 4)).flatMap(table => table.decided).map(plain)
    expect(decided).toEqual(['Bees −2 from 1 Mar: Late accounts'])

    network.isIn = false
    for (const [id, team_1_id, team_2_id] of [
      [running, dogs, ants],
      [open, dogs, bees],
    ] as const)
      await page.recorder.record(
        { id, team_1_id, team_2_id },
        {
          kind: 'score',
          data: { team_1_score: 8, team_2_score: 3, is_final: true, game_sets: [], what_happened: '' },
        },
      )
    const offline = await Promise.all(Object.values(views).map(view => lines(view, 6)))
    expect(offline[0]).not.toEqual(await byRest(''))

    network.isIn = true
    page.backoff.wake()
    await expect.poll(() => byRest('')).toEqual(offline[0])
    for (const [index, query] of Object.keys(views).entries())
      expect(await byRest(query), query).toEqual(offline[index])
    const reasons = (await byTablet(wholeTable, 6)).flatMap(table =>
      table.lines.map(line => plain(line.reason)),
    )
    expect(
      objectsIn((await office.get(`/seasons/${season}/standings/`)).body.standings).map(line =>
        plain(line.reason),
      ),
    ).toEqual(reasons)
  })
})
