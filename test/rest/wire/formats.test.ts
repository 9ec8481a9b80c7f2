import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

const rowsOf = (text: string): Record<string, string>[] =>
  z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true, bom: true }))

describe('a list in another format', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let organization: number
  let tournament: number
  let season: number
  let game: Body & { id: number }
  let teams: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    organization = (await office.make('organizations', { name: 'Org', is_public: true })).id
    const league = await office.make('leagues', { name: 'L', organization_id: organization })
    season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    tournament = (
      await office.make('tournaments', {
        name: 'Cup',
        season_id: season,
        timezone: 'Europe/Amsterdam',
        game_minutes: 75,
      })
    ).id
    teams = []
    for (const name of ['=cmd()', 'Émile, "the" 2nd\nline']) {
      teams.push((await office.make('teams', { name, season_id: season, info: '-1+2', short_name: '-5' })).id)
      await office.make('tournament_teams', { tournament_id: tournament, team_id: teams.at(-1) })
    }
    const park = await office.make('event_sites', { name: 'Park; east', tournament_id: tournament })
    const field = await office.make('game_sites', { name: 'Field 3', event_site_id: park.id })
    const pool = await office.make('pools', { name: 'A', tournament_id: tournament, team_ids: teams })
    const round = await office.make('pool_rounds', { pool_id: pool.id })
    game = await office.make('games', {
      tournament_id: tournament,
      season_id: season,
      pool_round_id: round.id,
      team_1_id: teams[0],
      team_2_id: teams[1],
      start_time: '2026-10-25T02:30:00+01:00',
      game_site_id: field.id,
    })
    await office.make('game_scores', { game_id: game.id, team_1_score: 3, team_2_score: 15, is_final: true })
  })
  afterAll(() => server.stop())

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/v1${path}`, { headers })
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  const csv = async (path: string, headers?: Record<string, string>) => {
    const { headers: answered, bytes } = await read(path, headers)
    expect(answered.get('content-type')).toBe('text/csv; charset=utf-8')
    return rowsOf(bytes.toString())
  }

  describe('as CSV', () => {
    test('is in UTF-8 with a byte order mark, CRLF, and the names of linked records beside their ids', async () => {
      const { bytes } = await read('/games/?format=csv')
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(bytes.toString().split('\r\n')[0]).toMatch(
        /^\uFEFFid,season_id,season.name,tournament_id,tournament.name,/,
      )
      const [row] = rowsOf(bytes.toString())
      expect(row).toMatchObject({
        id: String(game.id),
        'tournament.name': 'Cup',
        team_1_id: String(teams[0]),
        'team_2.name': 'Émile, "the" 2nd\nline',
        'game_site.name': 'Field 3',
        start_time: '2026-10-25T02:30:00+01:00',
        team_2_score: '15',
        winner_id: String(teams[1]),
        bracket_id: '',
        resource_uri: `${server.url}/v1/games/${game.id}/`,
      })
    })

    test('holds no formulas, and numbers stay numbers', async () => {
      const rows = await csv('/teams/?order_by=[id]&format=csv')
      expect(rows[0]).toMatchObject({ name: "'=cmd()", info: "'-1+2", short_name: '-5' })
      for (const name of ['+1-2', '@SUM(A1)', '\t=1', ' =1', '＝1', '-']) {
        const team = await office.make('teams', { name, season_id: season })
        expect((await csv(`/teams/?team_id=${team.id}&fields=[name]&format=csv`))[0]?.name).toBe(`'${name}`)
        await office.delete(`/teams/${team.id}/`)
      }
    })

    test('comes by Accept too, with filters, order, and fields as columns', async () => {
      const rows = await csv('/teams/?fields=[id,name,season]&order_by=[-id]', { Accept: 'text/csv' })
      expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'name', 'season_id', 'season.name', 'resource_uri'])
      expect(rows.map(({ id }) => Number(id))).toEqual([...teams].reverse())
      for (const Accept of ['*/*', 'text/html,*/*;q=0.8', 'application/json, text/csv;q=0.5', 'image/png']) {
        expect((await read('/teams/', { Accept })).headers.get('content-type')).toBe(
          'application/json; charset=utf-8',
        )
      }
      expect((await read('/teams/')).headers.get('vary')).toContain('Accept')
    })

    test('has all of a list up to 2000, and a link to what follows', async () => {
      const season_id = (
        await office.make('seasons', {
          name: 'large',
          league_id: (await office.get(`/seasons/${season}/`)).body.league_id,
        })
      ).id
      await office
        .send(
          'POST',
          '/teams/',
          Array.from({ length: 230 }, (_, place) => ({ name: `T${place}`, season_id })),
        )
        .catch(() => undefined) // the answer is a list
      expect(await csv(`/teams/?season_id=${season_id}&format=csv`)).toHaveLength(230)
      const { headers } = await read(`/teams/?season_id=${season_id}&format=csv&limit=100`)
      const [, next = ''] = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '') ?? []
      expect(await csv(next.replace(`${server.url}/v1`, ''))).toHaveLength(100)
      await office.delete(`/seasons/${season_id}/?cascade=true`)
    })

    test('statistics and standings', async () => {
      const lines = await csv(
        `/stats/ultimate/team_stats_per_tournament/?tournament_id=${tournament}&order_by=[-wins]&format=csv`,
      )
      expect(
        lines.map(line => [line['team.name'], line.wins, line.points_scored, line['tournament.name']]),
      ).toEqual([
        ['Émile, "the" 2nd\nline', '1', '15', 'Cup'],
        ["'=cmd()", '0', '3', 'Cup'],
      ])
      const places = await csv(`/tournaments/${tournament}/standings/?format=csv`)
      expect(places.map(line => [line.place, line['team.name'], line.is_shared])).toEqual([
        ['1', 'Émile, "the" 2nd\nline', 'false'],
        ['2', "'=cmd()", 'false'],
      ])
      expect(await csv('/stats/ultimate/player_stats_per_game/?format=csv')).toEqual([])
    })

    test('the spirit ranking, the audit, tablets, and what was not counted', async () => {
      await office.make('game_sportsmanship_scores', {
        game_id: game.id,
        team_1_score: '[2,2,3,1,2]',
        team_2_score: '[2,2,2,2,3]',
      })
      const ranking = await csv(`/tournaments/${tournament}/spirit/?format=csv`)
      expect(
        ranking.map(line => [line.place, line['team.name'], line.mean, line['categories.attitude']]),
      ).toEqual([
        ['1', 'Émile, "the" 2nd\nline', '11', '2'],
        ['2', "'=cmd()", '10', '1'],
      ])

      const token = { Authorization: `Bearer ${await server.signIn('owner')}` }
      const address = `/audit/?family=games&record=${game.id}`
      const changes = await csv(address, { ...token, Accept: 'text/csv' })
      expect(changes.map(({ id }) => Number(id))).toEqual(await office.column(address, 'id'))
      expect(changes.at(-1)).toMatchObject({ family: 'games', operation: 'create' })

      const scorekeeper = await server.signIn('scorekeeper', organization)
      const tablet = new Device(server.url, `tournament:${tournament}`, scorekeeper)
      await tablet.push([tablet.entry(4711, 'status', { status: 'live' })])
      expect(await csv('/verdicts/?format=csv', token)).toMatchObject([{ game_id: '4711', kind: 'status' }])
      // The list learns of a tablet soon after that is answered.
      await expect
        .poll(() => csv(`/devices/?device_id=${tablet.id}&format=csv`, token))
        .toMatchObject([{ device_id: tablet.id, tournament_id: String(tournament) }])
    })

    test('shows no more than JSON does, and errors stay JSON', async () => {
      const player = await office.make('players', {
        first_name: 'Zoe',
        last_name: 'Young',
        birth_date: '2015-01-01',
        show_initials: true,
        organization_id: organization,
      })
      const [row] = await csv(`/players/?player_id=${player.id}&format=csv`)
      expect(row).toMatchObject({ first_name: 'Z.', last_name: 'Y.', birth_date: '' })
      const { status, headers } = await read('/games/?format=csv&season_id=x')
      expect([status, headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
    })
  })

  describe('as a calendar', () => {
    const calendar = async (path: string, headers?: Record<string, string>) => {
      const { status, headers: answered, bytes } = await read(path, headers)
      expect([status, answered.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
      return bytes.toString().replaceAll('\r\n ', '')
    }

    test('has games with their moment, end, field and result, under a UID that stays', async () => {
      const first = await calendar(`/games/?tournament_id=${tournament}&format=ics`)
      expect(first).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
      for (const line of [
        'DTSTART:20261025T013000Z',
        'DTEND:20261025T024500Z',
        'LOCATION:Field 3\\, Park\\; east',
        'SUMMARY:=cmd() – Émile\\, "the" 2nd\\nline (3–15)',
        'STATUS:CONFIRMED',
        'DESCRIPTION:Cup\\nPool A\\, round 1',
        `URL;VALUE=URI:${server.url}/games/${game.id}/`,
      ]) {
        expect(first).toContain(`\r\n${line}\r\n`)
      }
      const uid = /\r\nUID:(.*)\r\n/.exec(first)?.[1]
      expect(uid).toMatch(new RegExp(`^games-${game.id}-\\d+@sideline$`))
      expect(await calendar(`/games/?tournament_id=${tournament}`, { Accept: 'text/calendar' })).toBe(first)
      await office.put(`/games/${game.id}/`, { start_time: '2026-10-25T15:00' })
      const later = await calendar(`/games/?team_ids=[${teams[0]}]&format=ics`)
      expect(later).toContain(`UID:${uid}`)
      expect(later).toContain('DTSTART:20261025T140000Z')
    })

    test('a game without teams is to be decided, one that was forfeited is cancelled', async () => {
      const bracket = await office.make('brackets', {
        tournament_id: tournament,
        number_of_rounds: 1,
        start_time: '2026-10-26T10:00',
      })
      await office.make('games', {
        season_id: season,
        team_1_id: teams[0],
        team_2_id: teams[1],
        start_time: '2026-10-27T10:00Z',
      })
      const [final] = await office.column(`/games/?bracket_id=${bracket.id}`, 'id')
      expect(await calendar(`/games/?game_id=${String(final)}&format=ics`)).toContain(
        'SUMMARY:Final: to be decided – to be decided\r\n',
      )
      await office.put(`/games/${String(final)}/`, { team_1_id: teams[0], team_2_id: teams[1] })
      await office.make('game_scores', {
        game_id: final,
        forfeit_team_ids: [teams[0]],
        forfeit_reason: 'no show',
      })
      expect(await calendar(`/games/?game_id=${String(final)}&format=ics`)).toMatch(/STATUS:CANCELLED/)
    })

    test('announces each change of a game, and of what it names, by a higher SEQUENCE', async () => {
      const { id } = await office.make('games', {
        ...{ season_id: season, team_1_id: teams[0], team_2_id: teams[1] },
        start_time: '2026-11-01T10:00Z',
      })
      const { event_site_id } = (await office.get(`/game_sites/${String(game.game_site_id)}/`)).body
      const other = await office.make('game_sites', { name: 'Field 9', event_site_id })
      const revision = async () => {
        const text = await calendar(`/games/?game_id=${id}&format=ics`)
        const stamp = (name: string) => new RegExp(`\\r\\n${name}:(.*)\\r\\n`).exec(text)?.[1] ?? ''
        return { text, sequence: Number(stamp('SEQUENCE')), changed: stamp('LAST-MODIFIED') }
      }
      let before = await revision()
      const changes = {
        'another time': () => office.put(`/games/${id}/`, { start_time: '2026-11-01T12:00Z' }),
        'another place': () => office.put(`/games/${id}/`, { game_site_id: other.id }),
        'a new name of the place': () => office.put(`/game_sites/${other.id}/`, { name: 'Field 10' }),
        'a new name of a team': () => office.put(`/teams/${teams[0]}/`, { name: 'Renamed' }),
        'another team': () => office.put(`/games/${id}/`, { team_1_id: teams[1], team_2_id: teams[0] }),
        'a result': () =>
          office.make('game_scores', { game_id: id, team_1_score: 3, team_2_score: 1, is_final: true }),
        'a ruling': () => office.put(`/games/${id}/`, { ruling: 'annulled' }),
      }
      for (const [change, make] of Object.entries(changes)) {
        await make()
        const after = await revision()
        expect(after.text, change).not.toBe(before.text)
        expect(after.sequence, change).toBeGreaterThan(before.sequence)
        expect(after.changed >= before.changed, change).toBe(true)
        before = after
      }
      expect((await revision()).text).toBe(before.text)
      await office.delete(`/games/${id}/?cascade=true`)
    })

    test('is called after what it is of', async () => {
      const nameOf = async (query: string) =>
        /\r\nX-WR-CALNAME:(.*)\r\n/.exec(await calendar(`/games/?format=ics&${query}`))?.[1]
      const names = await Promise.all(teams.map(id => nameOf(`team_ids=[${id}]`)))
      expect(new Set(names).size).toBe(teams.length)
      expect(await nameOf(`tournament_id=${tournament}`)).toBe('Cup')
      expect(await nameOf(`team_id=${teams[1]}&tournament_id=${tournament}`)).toBe(`${names[1]} · Cup`)
      expect(await nameOf('')).toBe('Sideline')
      expect(await calendar(`/games/?format=ics&tournament_id=${tournament}`)).toContain('\r\nNAME:Cup\r\n')
    })

    test('tells the rounds of a bracket apart, before anybody knows who plays', async () => {
      const bracket = await office.make('brackets', {
        ...{ tournament_id: tournament, number_of_rounds: 3 },
        ...{ start_time: '2026-12-26T10:00', time_between_rounds: 90 },
      })
      const text = await calendar(`/games/?bracket_id=${bracket.id}&format=ics&limit=50`)
      const summaries = [...text.matchAll(/\r\nSUMMARY:(.*)\r\n/g)].map(([, summary = '']) => summary)
      const rounds = summaries.map(summary => summary.replace(/: .*/, '')).sort()
      expect(rounds).toEqual([
        'Final',
        ...Array<string>(4).fill('Quarter-final'),
        ...Array<string>(2).fill('Semi-final'),
      ])
    })

    test('has the events of the calendar, also those that only have a beginning, and no plays', async () => {
      await office.make('events', {
        type: 1001,
        name: 'Practice',
        start_time: '2026-06-05T18:00:00+02:00',
        end_time: '2026-06-05T20:00:00+02:00',
        season_id: season,
      })
      await office.make('events', {
        type: 1004,
        name: 'Rosters',
        info: 'Hand in; all',
        start_time: '2026-06-01T00:00:00+02:00',
        season_id: season,
      })
      const [{ id: open } = {}] = (await office.list('/games/?status=scheduled')).objects
      await office.make('events', { type: 94, game_id: open })
      const text = await calendar('/events/?format=ics')
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
      expect(text).toMatch(/DTSTART:20260605T160000Z\r\nDTEND:20260605T180000Z\r\nSUMMARY:Practice/)
      expect(text).toMatch(/DTSTART:20260531T220000Z\r\nSUMMARY:Rosters/)
    })

    test('is possible of games and events alone', async () => {
      expect((await office.get('/teams/?format=ics')).body.errors).toEqual({
        format: ['must be json or csv here'],
      })
      expect((await read('/teams/', { Accept: 'text/calendar' })).headers.get('content-type')).toBe(
        'application/json; charset=utf-8',
      )
    })
  })
})
