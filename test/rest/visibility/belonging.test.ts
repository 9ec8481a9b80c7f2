import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { enterTeams, makeSeason, makeTeams } from '../replays/league.ts'
import { EventOfFour, start_time, wrongIn } from '../event-of-four.ts'

describe('L13: what is played in a tournament belongs to it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let event: EventOfFour

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  beforeEach(async () => {
    event = await EventOfFour.make(office)
  })
  afterAll(() => server.stop())

  describe('its season', () => {
    test('is that of the tournament, and need not be named', async () => {
      expect(await event.poolGame()).toMatchObject({
        season_id: event.league.season,
        tournament_id: event.tournament,
      })
      expect(await event.poolGame({ season_id: event.league.season })).toMatchObject({
        season_id: event.league.season,
      })
    })

    test('is no other one, of whatever organization', async () => {
      const elsewhere = await makeSeason(office)
      const next = await office.make('seasons', { name: '2013', league_id: event.league.league })
      for (const season_id of [elsewhere.season, next.id]) {
        expect(
          wrongIn(await office.post('/games/', { season_id, pool_round_id: event.poolRound, start_time })),
        ).toEqual([400, ['season_id']])
        const game = await event.poolGame()
        expect(wrongIn(await office.put(`/games/${game.id}/`, { season_id }))).toEqual([400, ['season_id']])
      }
    })

    test('is needed where there is no tournament', async () => {
      expect(wrongIn(await office.post('/games/', { start_time }))).toEqual([400, ['season_id']])
    })

    test('follows when a game comes into a pool', async () => {
      const next = await office.make('seasons', { name: '2013', league_id: event.league.league })
      const single = await office.make('games', { season_id: next.id, start_time })
      expect(
        (await office.put(`/games/${single.id}/`, { pool_round_id: event.poolRound })).body,
      ).toMatchObject({ season_id: event.league.season, timezone: 'Europe/Amsterdam' })
    })
  })

  test('somebody of another organization makes no game in it, and no score of theirs counts there', async () => {
    const other = await makeSeason(office)
    const stranger = new Client(server.url, await server.signIn('admin', other.organization))
    const [team_1_id, team_2_id] = event.teams
    const injected = await stranger.post('/games/', {
      season_id: other.season,
      pool_round_id: event.poolRound,
      team_1_id,
      team_2_id,
      start_time,
    })
    expect(injected.status).toBe(400)
    const withoutSeason = await stranger.post('/games/', {
      pool_round_id: event.poolRound,
      team_1_id,
      team_2_id,
      start_time,
    })
    expect([400, 403]).toContain(withoutSeason.status)
    expect((await office.list(`/games/?tournament_id=${event.tournament}`)).meta.total_count).toBe(0)
  })

  describe('for ever', () => {
    const kinds = ['poolGame', 'bracketGame', 'swissGame'] as const

    test.each(kinds)('a %s is not put into another tournament, nor into its pools', async kind => {
      const other = await EventOfFour.make(office)
      const game = await event[kind]()
      expect((await office.put(`/games/${game.id}/`, { tournament_id: other.tournament })).status).toBe(400)
      expect(
        wrongIn(
          await office.put(`/games/${game.id}/`, {
            pool_round_id: other.poolRound,
            tournament_id: other.tournament,
          }),
        ),
      ).toEqual([400, ['pool_round_id']])
      expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({
        tournament_id: event.tournament,
        pool_round_id: game.pool_round_id,
      })
    })

    test.each(kinds)('a %s is not taken out of its tournament', async kind => {
      const game = await event[kind]()
      expect(
        wrongIn(await office.put(`/games/${game.id}/`, { tournament_id: null, pool_round_id: null })),
      ).toEqual([400, ['tournament_id']])
      expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({ tournament_id: event.tournament })
    })

    test.each(['bracketGame', 'swissGame'] as const)('a %s does not become a pool game', async kind => {
      const game = await event[kind]()
      const refused = await office.put(`/games/${game.id}/`, { pool_round_id: event.poolRound })
      expect(wrongIn(refused)).toEqual([400, ['pool_round_id']])
      expect(refused.body.error_message).toMatch(/was made with its (bracket|swiss round) and stays there/)
    })

    test('a pool game may come into another round or pool of the same tournament', async () => {
      const second = await office.make('pools', {
        name: 'B',
        tournament_id: event.tournament,
        team_ids: event.teams,
      })
      const round = await office.make('pool_rounds', { pool_id: second.id })
      const game = await event.poolGame()
      expect((await office.put(`/games/${game.id}/`, { pool_round_id: round.id })).body).toMatchObject({
        pool_id: second.id,
        pool_round_id: round.id,
        tournament_id: event.tournament,
      })
    })

    test('a whole game that was read can be sent back', async () => {
      for (const kind of kinds) {
        const { body } = await office.get(`/games/${(await event[kind]()).id}/`)
        expect((await office.put(`/games/${String(body.id)}/`, body)).status).toBe(202)
      }
    })
  })

  describe('its zone', () => {
    test('is that of the tournament, whatever the offset says', async () => {
      for (const sent of ['2026-06-13T08:00:00.000Z', '2026-06-13T03:00:00-05:00', '2026-06-13T10:00']) {
        const game = await event.poolGame({ start_time: sent })
        expect(game).toMatchObject({ start_time: '2026-06-13T10:00:00+02:00', timezone: 'Europe/Amsterdam' })
        expect(
          (await office.put(`/games/${game.id}/`, { start_time: '2026-06-13T12:00:00Z' })).body,
        ).toMatchObject({ start_time: '2026-06-13T14:00:00+02:00', timezone: 'Europe/Amsterdam' })
      }
      const bracket = await office.make('brackets', {
        tournament_id: event.tournament,
        start_time: '2026-06-13T12:00:00Z',
        number_of_rounds: 1,
      })
      expect(bracket.start_time).toBe('2026-06-13T14:00:00+02:00')
      expect(await office.column(`/games/?bracket_id=${bracket.id}`, 'start_time')).toEqual([
        '2026-06-13T14:00:00+02:00',
      ])
      expect(
        (await office.put(`/brackets/${bracket.id}/`, { start_time: '2026-06-13T13:00:00Z' })).body
          .start_time,
      ).toBe('2026-06-13T15:00:00+02:00')
    })

    test('is one by its name, as IANA spells it, and no offset, which knows no summer time', async () => {
      const put = (timezone: string) => office.put(`/tournaments/${event.tournament}/`, { timezone })
      expect((await put('europe/LONDON')).body).toMatchObject({ timezone: 'Europe/London' })
      for (const zone of [
        '+02:00',
        '-0500',
        'Z',
        'Europe/Utrecht',
        '2026-06-13T10:00+02:00[Europe/Amsterdam]',
      ])
        expect(wrongIn(await put(zone)), zone).toEqual([400, ['timezone']])
    })

    test('that was stored as an offset before is taken back as it was read, and no other offset is', async () => {
      await server.db
        .updateTable('tournaments')
        .set({ timezone: '+02:00' })
        .where('id', '=', event.tournament)
        .execute()
      const address = `/tournaments/${event.tournament}/`
      const { body: read } = await office.get(address)
      expect(read.timezone).toBe('+02:00')
      const put = await office.put(address, { ...read, info: 'Bring boots' })
      expect([put.status, put.body]).toMatchObject([202, { timezone: '+02:00', info: 'Bring boots' }])
      expect(wrongIn(await office.put(address, { ...read, timezone: '+03:00' }))).toEqual([400, ['timezone']])
    })

    test('changes with that of the tournament; the moments stay', async () => {
      const game = await event.poolGame()
      await office.make('game_scores', { game_id: game.id, team_1_score: 1, team_2_score: 0 })
      const { round } = await event.swissRound()
      await office.put(`/tournaments/${event.tournament}/`, { timezone: 'America/New_York' })
      expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({
        timezone: 'America/New_York',
        start_time: '2026-06-13T04:00:00-04:00',
      })
      expect((await office.get(`/swiss_rounds/${round.id}/`)).body.start_time).toBe(
        '2026-06-13T04:00:00-04:00',
      )
      const [score] = (await office.list(`/game_scores/?game_id=${game.id}`)).objects
      expect(score?.time).toMatch(/-0[45]:00$/)
    })
  })

  describe('a round has a number of its own', () => {
    test('which is the next one, and neither taken, nor before the first, nor beyond the next', async () => {
      expect((await event.swissRound()).round.round_number).toBe(1)
      for (const round_number of [1, 0, -5, 99]) {
        expect(
          wrongIn(
            await office.post('/swiss_rounds/', {
              tournament_id: event.tournament,
              start_time,
              round_number,
            }),
          ),
        ).toEqual([400, ['round_number']])
        expect(wrongIn(await office.post('/pool_rounds/', { pool_id: event.pool, round_number }))).toEqual([
          400,
          ['round_number'],
        ])
      }
      expect((await event.swissRound({ round_number: 2 })).round.round_number).toBe(2)
      const second = await office.make('pool_rounds', { pool_id: event.pool, round_number: 2 })
      expect(wrongIn(await office.put(`/pool_rounds/${second.id}/`, { round_number: 1 }))).toEqual([
        400,
        ['round_number'],
      ])
      expect((await office.put(`/pool_rounds/${second.id}/`, { round_number: 2 })).status).toBe(202)
    })

    test('takes none where there is nobody to pair', async () => {
      const empty = await office.make('tournaments', { name: 'Empty', season_id: event.league.season })
      await enterTeams(office, empty.id, event.teams.slice(0, 1))
      expect(wrongIn(await office.post('/swiss_rounds/', { tournament_id: empty.id, start_time }))).toEqual([
        400,
        ['tournament_id'],
      ])
      expect(
        wrongIn(
          await office.post('/swiss_rounds/', {
            tournament_id: event.tournament,
            start_time,
            team_ids: [event.teams[0]],
          }),
        ),
      ).toEqual([400, ['team_ids']])
      await enterTeams(office, empty.id, event.teams.slice(1, 2))
      expect((await office.make('swiss_rounds', { tournament_id: empty.id, start_time })).round_number).toBe(
        1,
      )
    })
  })

  describe('the teams of its parts', () => {
    test('are in the tournament', async () => {
      const [stranger] = await makeTeams(office, event.league.season, ['Stranger'])
      const at = { tournament_id: event.tournament, start_time, team_ids: [...event.teams, stranger] }
      for (const [family, values] of [
        ['pools', { ...at, name: 'B' }],
        ['swiss_rounds', at],
        ['brackets', at],
      ] as const) {
        const refused = await office.post(`/${family}/`, values)
        expect(wrongIn(refused), family).toEqual([400, ['team_ids']])
        expect(refused.body.error_message).toMatch(new RegExp(`not in the tournament: ${stranger}`))
      }
      expect(wrongIn(await office.put(`/pools/${event.pool}/`, { team_ids: at.team_ids }))).toEqual([
        400,
        ['team_ids'],
      ])
      expect(
        wrongIn(
          await office.post('/games/', { pool_round_id: event.poolRound, start_time, team_1_id: stranger }),
        ),
      ).toEqual([400, ['team_1_id']])
      for (const game of [await event.poolGame(), await event.bracketGame(), await event.swissGame()]) {
        expect(wrongIn(await office.put(`/games/${game.id}/`, { team_2_id: stranger }))).toEqual([
          400,
          ['team_2_id'],
        ])
      }
    })

    test('are told where they are of another season', async () => {
      const last = await office.make('seasons', { name: '2011', league_id: event.league.league })
      const [old] = await makeTeams(office, last.id, ['Old'])
      await enterTeams(office, event.tournament, [old ?? 0])
      const game = await event.poolGame({ team_2_id: old })
      const { conflicts } = (await office.get(`/tournaments/${event.tournament}/conflicts/`)).body
      expect(conflicts).toEqual([
        {
          kind: 'other_season',
          text: 'Old are a team of the season 2011, and the tournament is one of 2012.',
          team_id: old,
          game_ids: [game.id],
          game_site_id: null,
        },
      ])
    })

    test('are each named once', async () => {
      const at = {
        tournament_id: event.tournament,
        start_time,
        team_ids: [event.teams[0], event.teams[1], event.teams[0]],
      }
      for (const [family, values] of [
        ['pools', { ...at, name: 'B' }],
        ['swiss_rounds', at],
        ['brackets', at],
      ] as const) {
        const refused = await office.post(`/${family}/`, values)
        expect(wrongIn(refused), family).toEqual([400, ['team_ids']])
        expect(refused.body.error_message).toMatch(new RegExp(`names one team twice: ${event.teams[0]}`))
      }
    })
  })

  test('a bye is no game: nothing is recorded at it', async () => {
    const { games } = await event.swissRound({ team_ids: event.teams.slice(0, 3) })
    const bye = games.find(game => game.team_2_id === null)
    for (const [family, values] of [
      ['game_scores', { team_1_score: 15, team_2_score: 0, is_final: true }],
      ['events', { type: ultimatePlays.goal }],
      ['game_sportsmanship_scores', { team_1_score: '10' }],
    ] as const) {
      const refused = await office.post(`/${family}/`, { game_id: bye?.id, ...values })
      expect(wrongIn(refused), family).toEqual([400, ['game_id']])
      expect(refused.body.error_message).toMatch(/^game_id is a bye: nobody plays/)
    }
    expect((await office.get(`/games/${String(bye?.id)}/`)).body.status).toBe(bye?.status)
  })

  describe('the game that a team goes on to', () => {
    test('is one of the same tournament', async () => {
      const other = await EventOfFour.make(office)
      const [game, elsewhere] = [await event.poolGame(), await other.poolGame()]
      for (const name of ['next_game_for_winner_id', 'next_game_for_loser_id']) {
        expect(wrongIn(await office.put(`/games/${game.id}/`, { [name]: elsewhere.id }))).toEqual([
          400,
          [name],
        ])
      }
    })

    test('is one of the same season where there is no tournament, and so of the same organization', async () => {
      const other = await makeSeason(office)
      const target = await office.make('games', {
        season_id: event.league.season,
        start_time,
        team_1_id: event.teams[0],
        team_2_id: event.teams[1],
      })
      const attacker = new Client(server.url, await server.signIn('admin', other.organization))
      const teams = await makeTeams(office, other.season, ['Q1', 'Q2'])
      const values = { season_id: other.season, start_time, team_1_id: teams[0], team_2_id: teams[1] }
      expect(
        wrongIn(await attacker.post('/games/', { ...values, next_game_for_winner_id: target.id })),
      ).toEqual([400, ['next_game_for_winner_id']])
      const own = await attacker.make('games', values)
      expect(wrongIn(await attacker.put(`/games/${own.id}/`, { next_game_for_loser_id: target.id }))).toEqual(
        [400, ['next_game_for_loser_id']],
      )
    })

    test('keeps both of them in one place', async () => {
      const next = await office.make('seasons', { name: '2013', league_id: event.league.league })
      const values = { season_id: event.league.season, start_time }
      const final = await office.make('games', values)
      const semifinal = await office.make('games', { ...values, next_game_for_winner_id: final.id })
      expect(wrongIn(await office.put(`/games/${semifinal.id}/`, { season_id: next.id }))).toEqual([
        400,
        ['next_game_for_winner_id'],
      ])
      expect(wrongIn(await office.put(`/games/${final.id}/`, { season_id: next.id }))).toEqual([
        400,
        ['season_id'],
      ])
      expect(wrongIn(await office.put(`/games/${final.id}/`, { pool_round_id: event.poolRound }))).toEqual([
        400,
        ['tournament_id'],
      ])
    })
  })

  describe('a site', () => {
    test('belongs to the organization of its tournament and goes along, with its fields', async () => {
      const other = await EventOfFour.make(office)
      const site = await office.make('event_sites', { name: 'Park', tournament_id: event.tournament })
      const field = await office.make('game_sites', { name: 'Field 1', event_site_id: site.id })
      expect(field).toMatchObject({ event_site: { organization_id: event.organization } })
      expect(
        wrongIn(await office.put(`/event_sites/${site.id}/`, { organization_id: other.organization })),
      ).toEqual([400, ['organization_id']])
      expect(
        wrongIn(
          await office.post('/event_sites/', {
            name: 'Hall',
            tournament_id: event.tournament,
            organization_id: other.organization,
          }),
        ),
      ).toEqual([400, ['organization_id']])
      expect(
        (await office.put(`/event_sites/${site.id}/`, { ...site, tournament_id: other.tournament })).body,
      ).toMatchObject({ organization_id: other.organization })
      expect(await office.column(`/game_sites/?organization_id=${other.organization}`, 'id')).toEqual([
        field.id,
      ])
      expect((await office.put(`/event_sites/${site.id}/`, { tournament_id: null })).body).toMatchObject({
        organization_id: other.organization,
      })
      expect(
        (await office.put(`/event_sites/${site.id}/`, { organization_id: event.organization })).body,
      ).toMatchObject({ organization_id: event.organization })
      expect(await office.column(`/game_sites/?organization_id=${event.organization}`, 'id')).toEqual([
        field.id,
      ])
    })

    test('or a player made by somebody of all organizations belongs to none until it is said, by a PUT too', async () => {
      for (const [family, values] of [
        ['event_sites', { name: 'Park' }],
        ['players', { nickname: 'Ace' }],
      ] as const) {
        const made = await office.make(family, values)
        expect(made.organization_id).toBe(null)
        const put = await office.put(`/${family}/${made.id}/`, { organization_id: event.organization })
        expect([put.status, put.body.organization_id]).toEqual([202, event.organization])
        const admin = new Client(server.url, await server.signIn('admin', event.organization))
        expect(
          (
            await admin.put(`/${family}/${made.id}/`, {
              ...values,
              [Object.keys(values)[0] ?? '']: 'Changed',
            })
          ).status,
        ).toBe(202)
      }
    })

    test('without a tournament belongs to the one organization that its maker manages', async () => {
      const admin = new Client(server.url, await server.signIn('admin', event.organization))
      const site = await admin.make('event_sites', { name: 'Park' })
      expect(site.organization_id).toBe(event.organization)
      expect((await admin.put(`/event_sites/${site.id}/`, { description: 'By the river' })).status).toBe(202)
    })
  })

  test('a player who goes to another organization takes their statistics along', async () => {
    const other = await makeSeason(office)
    const player = (await office.make('players', { first_name: 'Ann', organization_id: event.organization }))
      .id
    await office.make('team_players', { team_id: event.teams[0], player_id: player })
    await office.make('events', {
      game_id: (await event.poolGame()).id,
      type: ultimatePlays.goal,
      player_2_id: player,
      player_2_team_id: event.teams[0],
    })
    expect((await office.put(`/players/${player}/`, { organization_id: other.organization })).status).toBe(
      202,
    )
    expect(
      (await office.list(`/stats/ultimate/player_stats_per_season/?player_ids=[${player}]`)).objects,
    ).toMatchObject([{ goals_caught: 1 }])
    expect(await wrongLines(server.db)).toEqual([])
  })

  describe('what is recorded stays in its sport', () => {
    const soccer = async () =>
      office.make('leagues', {
        name: 'Soccer',
        sport: 'soccer',
        gender: 'open',
        organization_id: event.organization,
      })

    test('so a league, a season and a tournament change theirs only before', async () => {
      const league = await soccer()
      const season = await office.make('seasons', { name: '2026', league_id: league.id })
      await event.poolGame()
      expect((await office.put(`/leagues/${event.league.league}/`, { sport: 'soccer' })).status).toBe(202)
      expect((await office.put(`/leagues/${event.league.league}/`, { sport: 'ultimate' })).status).toBe(202)
      const game = await event.poolGame()
      await office.make('events', { game_id: game.id, type: ultimatePlays.goal })
      const refused = await office.put(`/leagues/${event.league.league}/`, { sport: 'soccer' })
      expect(wrongIn(refused)).toEqual([409, ['sport']])
      expect(refused.body.error_message).toBe(
        'sport must stay ultimate, because something is recorded at 1 game: it was recorded as plays of that sport.',
      )
      expect(wrongIn(await office.put(`/seasons/${event.league.season}/`, { league_id: league.id }))).toEqual(
        [409, ['league_id']],
      )
      expect(
        wrongIn(await office.put(`/tournaments/${event.tournament}/`, { season_id: season.id })),
      ).toEqual([409, ['season_id']])
      expect((await office.put(`/leagues/${event.league.league}/`, { name: 'Mixed' })).status).toBe(202)
    })

    test('and a game of no tournament too', async () => {
      const season = await office.make('seasons', { name: '2026', league_id: (await soccer()).id })
      const game = await office.make('games', {
        season_id: event.league.season,
        start_time,
        team_1_id: event.teams[0],
        team_2_id: event.teams[1],
      })
      await office.make('events', { game_id: game.id, type: ultimatePlays.goal })
      expect(wrongIn(await office.put(`/games/${game.id}/`, { season_id: season.id }))).toEqual([
        409,
        ['season_id'],
      ])
    })
  })
})
