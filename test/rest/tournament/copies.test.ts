import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationFormAnswers } from '../../../shared-schema/api/registration-form.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

// Windmill 2026 had four teams in one pool on one field, and lasted two days.
describe('a copy', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let office: Client
  let stranger: Client
  let league: number
  let season: number
  let cup: number
  let player: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
    const organization = (await everywhere.make('organizations', { name: 'Windmill' })).id
    const foreign = (await everywhere.make('organizations', { name: 'Other' })).id
    office = new Client(server.url, await server.signIn('admin', organization))
    stranger = new Client(server.url, await server.signIn('admin', foreign))
    league = (await office.make('leagues', { name: 'League', organization_id: organization })).id
    season = (
      await office.make('seasons', {
        ...{ name: '2026', league_id: league, start_date: '2026-04-01', end_date: '2026-09-30' },
        ...{ points_for_win: 3, points_to_win: 15 },
      })
    ).id
    cup = (
      await office.make('tournaments', {
        ...{ name: 'Windmill 2026', season_id: season, info: 'Bring water.', points_to_win: 13 },
        ...{ start_date: '2026-06-13', end_date: '2026-06-14', is_public: true },
      })
    ).id
    const site = await office.make('event_sites', { name: 'Park', tournament_id: cup })
    await office.make('game_sites', { name: 'Field 1', event_site_id: site.id })
    player = (await office.make('players', { first_name: 'Eva', organization_id: organization })).id
    for (const [index, name] of ['Ann', 'Bob', 'Cas', 'Dan'].entries()) {
      const team = (await office.make('teams', { name, season_id: season })).id
      await office.make('tournament_teams', { tournament_id: cup, team_id: team, seed: index + 1 })
      if (index === 0)
        await office.make('team_players', { team_id: team, player_id: player, jersey_number: '07' })
    }
    await office.post(`/tournaments/${cup}/formats/`, { stages: [{ kind: 'pools', pools: 1 }] })
  })
  afterAll(() => server.stop())

  const read = async (path: string): Promise<Body> => (await office.get(path)).body
  const copy = (values: Body, client = office) => client.post(`/tournaments/${cup}/copies/`, values)
  const next = { name: 'Windmill 2027', start_date: '2027-06-12' }

  test('of a tournament has its rules, texts, length, sites and chosen format, and no games', async () => {
    const { status, body } = await copy(next)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ ...next, end_date: '2027-06-13', season_id: season, info: 'Bring water.', points_to_win: 13 },
      ...{ is_public: false, is_closed: false, stages: [{ kind: 'pools', pools: 1 }] },
    })
    const ofIt = `tournament_id=${Number(body.id)}`
    expect(await office.column(`/game_sites/?${ofIt}`, 'name')).toEqual(['Field 1'])
    expect((await office.list(`/games/?${ofIt}`)).objects).toEqual([])
    expect((await office.list(`/tournament_teams/?${ofIt}`)).objects).toEqual([])
  })

  test('of a tournament has its registration form, with its days moved along, closed and without codes', async () => {
    await office.put(`/tournaments/${cup}/`, { timezone: 'Europe/Amsterdam' })
    const set = await office.send('PUT', `/tournaments/${cup}/registration_form/`, {
      is_offered: true,
      opens_at: '2026-02-01T12:00',
      closes_at: '2026-05-01T18:00',
      roster_locks_at: '2026-06-01T09:00',
      capacity: 12,
      has_waiting_list: true,
      needs_code: true,
      introduction: 'Welcome',
      codes: [{ code: 'let-us-in', uses: 2 }],
      questions: [{ kind: 'choice', label: 'Level', choices: ['A', 'B'] }],
      agreements: [{ title: 'Waiver', text: 'At your own risk.' }],
      currency: 'EUR',
      payment_instructions: 'IBAN',
      fees: [
        { name: 'Entry', amount: 20000, due_date: '2026-03-20' },
        { name: 'Deposit', amount: 5000 },
      ],
    })
    const { questions, agreements } = registrationFormAnswers.RegistrationForm.parse(set.body)
    const { id } = (await copy(next)).body
    const form = await read(`/tournaments/${Number(id)}/registration_form/`)
    expect(form).toMatchObject({
      version: 0,
      is_offered: false,
      codes: [],
      opens_at: '2027-01-31T12:00:00+01:00',
      closes_at: '2027-04-30T18:00:00+02:00',
      roster_locks_at: '2027-05-31T09:00:00+02:00',
      questions,
      agreements,
      fees: [
        { name: 'Entry', amount: 20000, due_date: '2027-03-19' },
        { name: 'Deposit', amount: 5000, due_date: null },
      ],
    })
    const inWinter = (await copy({ ...next, start_date: '2027-12-11' })).body.id
    expect(await read(`/tournaments/${Number(inWinter)}/registration_form/`)).toMatchObject({
      opens_at: '2027-08-01T12:00:00+02:00',
    })

    const unsetForm = (await office.make('tournaments', { name: 'Unset', season_id: season })).id
    await sql`insert into registration_forms (tournament_id) values (${unsetForm})`.execute(server.db)
    const rowOf = async (tournament: unknown) => {
      const rows = server.db.selectFrom('registration_forms').selectAll()
      return new Map(
        Object.entries(await rows.where('tournament_id', '=', Number(tournament)).executeTakeFirstOrThrow()),
      )
    }
    const [row, source, unset] = [await rowOf(id), await rowOf(cup), await rowOf(unsetForm)]
    const checked = ['tournament_id', 'version', 'is_offered', 'codes', 'fees']
    for (const [name, value] of source) {
      expect(value, `${name} of the form that is copied is set in this test`).not.toEqual(unset.get(name))
      if (!checked.includes(name) && !name.endsWith('_at')) expect(row.get(name), name).toEqual(value)
    }

    await office.send('PUT', `/tournaments/${Number(id)}/registration_form/`, {
      is_offered: true,
      needs_code: false,
      opens_at: null,
      closes_at: null,
    })
    const sent = { team_name: 'Owls', contact_name: 'Nora', contact_email: 'nora@example.org' }
    const agreed = { agreements: { [String(agreements[0]?.id)]: 1 } }
    const at = `/tournaments/${Number(id)}/registration`
    expect((await office.post(`${at}/`, { ...sent, ...agreed })).status).toBe(201)
    expect((await read(`${at}s/`)).registrations).toMatchObject([{ agreements: [{ title: 'Waiver' }] }])
  })

  test('in another season has its teams there, with seeds and rosters, and each of them once', async () => {
    const later = (await office.make('seasons', { name: '2027', league_id: league })).id
    const first = (await copy({ ...next, season_id: later, with_teams: true })).body
    const second = (await copy({ ...next, name: 'Again', season_id: later, with_teams: true })).body
    expect(await office.column(`/teams/?season_id=${later}&order_by=[name]`, 'name')).toEqual([
      ...['Ann', 'Bob', 'Cas', 'Dan'],
    ])
    for (const { id } of [first, second]) {
      const entries = await office.list(`/tournament_teams/?tournament_id=${Number(id)}&order_by=[seed]`)
      expect(entries.objects).toMatchObject([
        ...[1, 2, 3, 4].map((seed, at) => ({ seed, team: { name: ['Ann', 'Bob', 'Cas', 'Dan'][at] } })),
      ])
    }
    const [ann] = (await office.list(`/teams/?season_id=${later}&name=Ann`)).objects
    const roster = await office.list(`/team_players/?team_id=${Number(ann?.id)}`)
    expect(roster.objects).toMatchObject([{ player_id: player, jersey_number: '07' }])
    const format = await office.post(`/tournaments/${Number(first.id)}/formats/`, { stages: first.stages })
    expect(format.status).toBe(201)
  })

  test('of a season has its rules and points, and its teams if they are wanted', async () => {
    const { status, body } = await office.post(`/seasons/${season}/copies/`, {
      ...{ name: '2028', start_date: '2028-04-01', with_teams: true },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ name: '2028', league_id: league, points_for_win: 3, points_to_win: 15 },
      ...{ start_date: '2028-04-01', end_date: '2028-09-30', point_decisions: [], is_public: false },
    })
    expect(await office.column(`/teams/?season_id=${Number(body.id)}`, 'name')).toHaveLength(4)
  })

  test('of a season promotes and relegates teams by its table', async () => {
    const own = (await office.make('seasons', { name: 'Divisions', league_id: league })).id
    const teams = new Map<string, number>()
    for (const [name, division] of [
      ['Ann', 'First'],
      ['Bob', 'First'],
      ['Cas', 'Second'],
      ['Dan', 'Second'],
    ] as const)
      teams.set(name, (await office.make('teams', { name, division, season_id: own })).id)
    const win = async (winner: string, loser: string): Promise<void> => {
      const { id } = await office.make('games', {
        ...{ season_id: own, start_time: '2026-05-01T18:00:00Z' },
        ...{ team_1_id: teams.get(winner), team_2_id: teams.get(loser) },
      })
      await office.make('game_scores', { game_id: id, team_1_score: 15, team_2_score: 9, is_final: true })
    }
    const promote = () =>
      office.post(`/seasons/${own}/copies/`, {
        ...{ name: 'Next', start_date: '2027-04-01', with_teams: true },
        promotions: [{ upper: 'First', lower: 'Second', teams: 1 }],
      })
    const level = await promote()
    expect([level.status, Object.keys(level.body.errors ?? {})]).toEqual([400, ['promotions']])
    await win('Ann', 'Bob')
    await win('Dan', 'Cas')
    const next = Number((await promote()).body.id)
    expect((await office.list(`/teams/?season_id=${next}&order_by=[name]`)).objects).toMatchObject([
      { name: 'Ann', division: 'First' },
      { name: 'Bob', division: 'Second' },
      { name: 'Cas', division: 'Second' },
      { name: 'Dan', division: 'First' },
    ])
  })

  test('sent twice with one key is made once', async () => {
    const send = () =>
      office.send('POST', `/tournaments/${cup}/copies/`, next, { 'Idempotency-Key': 'windmill-2027' })
    const [one, other] = await Promise.all([send(), send()])
    expect([one.status, other.status]).toContain(201)
    const again = await send()
    expect(again.body.id).toBe(one.status === 201 ? one.body.id : other.body.id)
  })

  test('L12, L13: is made by its own office alone, and in a season of its own', async () => {
    expect((await copy(next, stranger)).status).toBe(403)
    const theirs = (await everywhere.make('organizations', { name: 'Third' })).id
    const league_id = (await everywhere.make('leagues', { name: 'L', organization_id: theirs })).id
    const season_id = (await everywhere.make('seasons', { name: '2027', league_id })).id
    expect((await copy({ ...next, season_id })).status).toBe(400)
    const name = 'Only half'
    expect((await copy({ ...next, name, season_id: 999_999, with_teams: true })).status).toBe(400)
    expect((await office.list(`/tournaments/?name=${encodeURIComponent(name)}`)).objects).toEqual([])
  })

  test('L13: of a club keeps its own officials away from its games, and touches no official of others', async () => {
    const [ann] = (await office.list(`/teams/?season_id=${season}&name=Ann`)).objects
    const team = Number(ann?.id)
    const organization_id = Number((await read(`/leagues/${league}/`)).organization_id)
    const own = (await office.make('officials', { name: 'Ada', organization_id, team_ids: [team] })).id
    const theirs = (await everywhere.make('organizations', { name: 'Hosts' })).id
    const cups = (await everywhere.make('leagues', { name: 'Cups', organization_id: theirs })).id
    const year = (await everywhere.make('seasons', { name: '2026', league_id: cups })).id
    const guests = (await everywhere.make('tournaments', { name: 'Guests', season_id: year })).id
    await everywhere.make('tournament_teams', { tournament_id: guests, team_id: team })
    const foreign = await everywhere.make('officials', {
      ...{ name: 'Bea', organization_id: theirs, team_ids: [team] },
    })
    const later = (
      await office.post(`/seasons/${season}/copies/`, {
        ...{ name: '2029', start_date: '2029-04-01', with_teams: true },
      })
    ).body
    const [next] = (await office.list(`/teams/?season_id=${Number(later.id)}&name=Ann`)).objects
    expect((await read(`/officials/${own}/`)).team_ids).toEqual([team, next?.id])
    expect((await everywhere.get(`/officials/${foreign.id}/`)).body.team_ids).toEqual([team])
  })

  test('of a closed event is open', async () => {
    await office.put(`/tournaments/${cup}/`, { is_closed: true })
    const { body } = await copy({ ...next, with_teams: true })
    expect(body.is_closed).toBe(false)
    expect((await read(`/tournament_teams/?tournament_id=${Number(body.id)}`)).meta).toMatchObject({
      total_count: 4,
    })
  })
})
