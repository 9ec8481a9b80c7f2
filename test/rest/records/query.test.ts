import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eachDatabase } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

eachDatabase('the query of a list', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let client: Client
  let office: Client
  const ids: Record<'season' | 'other' | 'cup' | 'shield' | 'legs' | 'bikes' | 'solo', number> = {
    season: 0,
    other: 0,
    cup: 0,
    shield: 0,
    legs: 0,
    bikes: 0,
    solo: 0,
  }
  let games: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    client = new Client(server.url)
    const organization = await office.make('organizations', { name: 'Org', is_public: true })
    const league = await office.make('leagues', { name: 'Club Mixed', organization_id: organization.id })
    const soccer = await office.make('leagues', {
      name: 'Soccer',
      sport: 'soccer',
      organization_id: organization.id,
    })
    ids.season = (await office.make('seasons', { name: '2012', league_id: league.id })).id
    ids.other = (await office.make('seasons', { name: '2013', league_id: soccer.id })).id
    ids.cup = (
      await office.make('tournaments', { name: 'Cup', season_id: ids.season, start_date: '2012-06-15' })
    ).id
    ids.shield = (
      await office.make('tournaments', { name: 'Shield', season_id: ids.other, start_date: '2012-05-01' })
    ).id
    ids.legs = (await office.make('teams', { name: 'Sexy Legs', season_id: ids.season, country: 'DE' })).id
    ids.bikes = (await office.make('teams', { name: 'Rusty Bikes', season_id: ids.season, country: 'NL' })).id
    ids.solo = (await office.make('teams', { name: '100% Solo_', season_id: ids.season, country: 'DE' })).id
    for (const team of [ids.legs, ids.bikes, ids.solo])
      await office.make('tournament_teams', { tournament_id: ids.cup, team_id: team, seed: 4 - team })
    await office.make('tournament_teams', { tournament_id: ids.shield, team_id: ids.bikes })
    games = []
    for (const [hour, one, two] of [
      ['09', ids.legs, ids.bikes],
      ['10', ids.bikes, ids.solo],
      ['11', ids.solo, ids.legs],
    ] as const) {
      const game = {
        season_id: ids.season,
        start_time: `2012-06-15T${hour}:00:00+02:00`,
        team_1_id: one,
        team_2_id: two,
      }
      games.push((await office.make('games', game)).id)
    }
  })
  afterAll(() => server.stop())

  describe('pages', () => {
    test('of 20 by default, newest first', async () => {
      const { meta, objects } = await client.list('/games/')
      expect(meta).toEqual({ limit: 20, next: null, offset: 0, previous: null, total_count: 3 })
      expect(objects.map(({ id }) => id)).toEqual([...games].reverse())
    })

    test('follow each other by next and previous until next is null', async () => {
      const seen: unknown[] = []
      let path: string | null = `/games/?season_id=${ids.season}&limit=2`
      let last
      while (path !== null) {
        last = await client.list(path)
        seen.push(...last.objects.map(({ id }) => id))
        path = last.meta.next
      }
      expect(seen).toEqual([...games].reverse())
      expect(await client.column(String(last?.meta.previous), 'id')).toEqual([...games].reverse().slice(0, 2))
    })

    test('lie empty beyond the end', async () => {
      const { meta, objects } = await client.list('/games/?offset=3')
      expect(objects).toEqual([])
      expect(meta).toMatchObject({ next: null, total_count: 3 })
    })
  })

  describe('fields', () => {
    test('are only those asked for, and always resource_uri', async () => {
      const { objects } = await client.list('/games/?fields=[id, team_1,winner,no_such]&limit=1')
      expect(objects).toEqual([
        {
          id: games[2],
          team_1: {
            id: ids.solo,
            name: '100% Solo_',
            short_name: '100% Solo_',
            profile_image_50: '',
            leaguevine_url: `${server.url}/teams/${ids.solo}/100-solo/`,
            resource_uri: `${server.url}/v1/teams/${ids.solo}/`,
          },
          team_1_id: ids.solo,
          winner: null,
          winner_id: null,
          resource_uri: `${server.url}/v1/games/${games[2]}/`,
        },
      ])
    })

    test('work for one item too, where other parameters of lists do nothing', async () => {
      const { body } = await client.get(
        `/games/${games[0]}/?tournament_id=5&order_by=[x]&limit=200&fields=%5Bid%2C%20start_time%5D`,
      )
      expect(body).toEqual({
        id: games[0],
        start_time: '2012-06-15T09:00:00+02:00',
        resource_uri: `${server.url}/v1/games/${games[0]}/`,
      })
    })
  })

  describe('order_by', () => {
    test.each([
      ['[start_time]', [0, 1, 2]],
      ['[-start_time]', [2, 1, 0]],
      ["['-start_time','game_site_id']", [2, 1, 0]],
      ['%5B-start_time%2C%20id%5D', [2, 1, 0]],
      ['[team_1_score, start_time]', [0, 1, 2]],
      ['[]', [2, 1, 0]],
      ['[no_such,-no_such]', [2, 1, 0]],
      ['[standings,constructor]', [2, 1, 0]],
    ])('%s', async (order, places) => {
      expect(await client.column(`/games/?order_by=${order}`, 'id')).toEqual(
        places.map(place => games[place]),
      )
    })

    test('by names of linked records, and teams by their figures', async () => {
      expect(await client.column('/games/?order_by=[team_1__name]', 'team_1_id')).toEqual([
        ids.solo,
        ids.bikes,
        ids.legs,
      ])
      expect(await client.column('/games/?order_by=[-team_1__name,no__name]', 'team_1_id')).toEqual([
        ids.legs,
        ids.bikes,
        ids.solo,
      ])
      await office.make('game_scores', {
        game_id: games[1],
        team_1_score: 5,
        team_2_score: 9,
        is_final: true,
      })
      expect(await client.column('/teams/?order_by=[-wins]&limit=1', 'id')).toEqual([ids.solo])
      expect(await client.column('/teams/?order_by=[-losses]&limit=1', 'id')).toEqual([ids.bikes])
      expect(
        await client.column('/stats/ultimate/team_stats_per_season/?order_by=[team__name]', 'team_id'),
      ).toEqual([ids.solo, ids.bikes])
    })

    test('by a name that the reader may not see tells nothing of it', async () => {
      const secret = await office.make('organizations', { name: 'Secret' })
      const league = await office.make('leagues', { name: 'L', organization_id: secret.id })
      const season = await office.make('seasons', { name: 'S', league_id: league.id })
      const [before, after] = [
        await office.make('teams', { name: 'AAA', season_id: season.id }),
        await office.make('teams', { name: 'zzz', season_id: season.id }),
      ]
      const guests = []
      for (const team of [after, before])
        guests.push(await office.make('tournament_teams', { tournament_id: ids.cup, team_id: team.id }))
      const order = (sign: string) =>
        client.column(`/tournament_teams/?tournament_id=${ids.cup}&order_by=[${sign}team__name]`, 'team_id')
      const unseen = (list: unknown[]) => list.filter(id => id === before.id || id === after.id)
      expect(unseen(await order(''))).toEqual(unseen(await order('-')))
      for (const { team_id } of guests)
        await office.delete(`/tournament_teams/${ids.cup}/${String(team_id)}/`)
    })

    test('names without regard to capitals and accents, in every database', async () => {
      const season = await office.make('seasons', {
        name: 'Sorted',
        league_id: (await client.get(`/seasons/${ids.season}/`)).body.league_id,
      })
      onTestFinished(async () => {
        await office.delete(`/seasons/${season.id}/?cascade=true`)
      })
      for (const name of ['b', 'Émile', 'A', 'Zed', 'eva', 'É'])
        await office.make('teams', { name, season_id: season.id })
      expect(await client.column(`/teams/?season_id=${season.id}&order_by=[name]`, 'name')).toEqual([
        'A',
        'b',
        'É',
        'Émile',
        'eva',
        'Zed',
      ])
    })

    test('players by whether an account belongs to them', async () => {
      expect((await client.get('/players/?order_by=[is_claimed]')).status).toBe(200)
    })

    test('players by their age, which the public does not see, and teams by their sport', async () => {
      const organization_id = (await office.column('/organizations/?name=Org', 'id'))[0]
      const players: unknown[] = []
      for (const birth_date of ['1990-02-28', '1980-12-31', '2001-07-01'])
        players.push((await office.make('players', { nickname: 'By age', birth_date, organization_id })).id)
      onTestFinished(async () => {
        for (const id of players) await office.delete(`/players/${String(id)}/`)
      })
      const [middle, eldest, youngest] = players
      const ages = await office.list('/players/?order_by=[age]&fields=[id,age]')
      expect(ages.objects.map(({ id }) => id).slice(0, 3)).toEqual([youngest, middle, eldest])
      const unseen = await client.column('/players/?order_by=[age]', 'id')
      expect(unseen.slice(0, 3)).toEqual([youngest, eldest, middle])

      const soccer = await office.make('teams', { name: 'Kickers', season_id: ids.other })
      onTestFinished(async () => {
        await office.delete(`/teams/${soccer.id}/`)
      })
      expect(await client.column('/teams/?order_by=[sport]&limit=1', 'id')).toEqual([soccer.id])
    })

    test('memberships come newest first by their time', async () => {
      expect(await client.column(`/tournament_teams/?tournament_ids=[${ids.cup}]`, 'team_id')).toEqual([
        ids.solo,
        ids.bikes,
        ids.legs,
      ])
      expect(
        await client.column(`/tournament_teams/?tournament_ids=[${ids.cup}]&order_by=[seed]`, 'seed'),
      ).toEqual([1, 2, 3])
    })
  })

  describe('filters', () => {
    const names = (path: string) => client.column(path, 'name')

    test('by one related record', async () => {
      expect(await names(`/tournaments/?season_id=${ids.season}`)).toEqual(['Cup'])
      expect(await names(`/tournaments/?season_id=[${ids.season}]`)).toEqual(['Cup'])
    })

    test('by any of several, in every way of writing a list', async () => {
      for (const list of [
        `[${ids.legs},${ids.solo}]`,
        `%5B${ids.legs}%2C%20${ids.solo}%5D`,
        `['${ids.legs}', '${ids.solo}']`,
        `${ids.legs},${ids.solo}`,
      ]) {
        expect(await names(`/teams/?team_ids=${list}`)).toEqual(['100% Solo_', 'Sexy Legs'])
      }
    })

    test('an empty list of ids finds nothing, an empty text does not narrow', async () => {
      expect(await names('/teams/?team_ids=[]')).toEqual([])
      expect(await names('/teams/?season_id=')).toHaveLength(3)
    })

    test('an id that no record can have finds nothing; what is no id is an error of that parameter', async () => {
      expect(await names('/teams/?season_id=99999999999')).toEqual([])
      const reply = await client.get('/teams/?season_id=undefined')
      expect(reply.status).toBe(400)
      expect(reply.body.errors).toEqual({ season_id: ['must be an id or a list of ids such as [5,6]'] })
    })

    test('games by the teams in either of their slots', async () => {
      expect(await client.column(`/games/?team_ids=[${ids.legs}]`, 'id')).toEqual([games[2], games[0]])
      expect(await client.column(`/games/?team_ids=[${ids.legs},${ids.bikes}]`, 'id')).toHaveLength(3)
    })

    test('games by when they start, both bounds included', async () => {
      const between = (after: string, before: string) =>
        client.column(`/games/?starts_after=${after}&starts_before=${before}`, 'id')
      expect(await between('2012-06-15T10:00:00%2B02:00', '2012-06-15T11:00:00%2B02:00')).toEqual([
        games[2],
        games[1],
      ])
      // A raw plus reaches the server as a blank.
      expect(await between('2012-06-15T10:00:00+02:00', '2012-06-15T10:00:00+0200')).toEqual([games[1]])
      expect(await between('2012-06-15T07:30:00.427Z', '2012-6-15T8:30:0Z')).toEqual([games[1]])
      expect((await client.get('/games/?starts_after=soon')).status).toBe(400)
    })

    test('by a part of the name, in which nothing is a wildcard', async () => {
      expect(await names('/teams/?name=legs')).toEqual(['Sexy Legs'])
      expect(await names('/teams/?name=100%25')).toEqual(['100% Solo_'])
      expect(await names('/teams/?name=%25')).toEqual(['100% Solo_'])
      expect(await names('/teams/?name=_')).toEqual(['100% Solo_'])
      expect(await names("/teams/?name='; drop table teams; --")).toEqual([])
    })

    test('by a part of the name as somebody types it, with other accents or none', async () => {
      const organization_id = (await office.column('/organizations/?name=Org', 'id'))[0]
      const zoe = await office.make('players', { first_name: 'Zoë', last_name: 'Müller', organization_id })
      onTestFinished(async () => {
        await office.delete(`/players/${zoe.id}/`)
      })
      for (const typed of ['zoe', 'MULLER', 'zoé mül', 'Zoë Müller'])
        expect(await client.column(`/players/?name=${encodeURIComponent(typed)}`, 'id')).toEqual([zoe.id])
      expect(await client.column('/players/?name=moller', 'id')).toEqual([])
    })

    test('by a name that something has alone finds that, in any case, as far as the rest of the query allows', async () => {
      const city = await office.make('teams', { name: 'Legs', season_id: ids.season })
      onTestFinished(async () => {
        await office.delete(`/teams/${city.id}/`)
      })
      expect(await names('/teams/?name=LEGS')).toEqual(['Legs'])
      expect(await names(`/teams/?name=legs&team_ids=[${ids.legs}]`)).toEqual(['Sexy Legs'])
    })

    test('by the own id, and by links that lead nowhere', async () => {
      expect(await names(`/teams/?team_id=${ids.legs}`)).toEqual(['Sexy Legs'])
      expect(await client.column('/games/?tournament_id=null', 'id')).toHaveLength(3)
      expect(await client.column('/games/?tournament_ids=[null,4711]', 'id')).toHaveLength(3)
      expect(await client.column('/games/?season_id=null', 'id')).toEqual([])
    })

    test('by league, organization, status and when they last changed', async () => {
      const league = (await client.get(`/seasons/${ids.season}/`)).body.league_id
      expect(await names(`/tournaments/?league_id=${String(league)}`)).toEqual(['Cup'])
      expect(await names(`/tournaments/?league_id=${String(league)}&organization_id=4711`)).toEqual([])
      expect(await names('/teams/?organization_ids=[1,4711]')).toHaveLength(3)
      expect(await client.column('/games/?status=[final,live]', 'id')).toEqual([games[1]])
      expect(await client.column('/games/?status=scheduled', 'id')).toHaveLength(2)
      const { time_last_updated } = (await client.get(`/teams/${ids.solo}/`)).body
      expect(await names(`/teams/?updated_after=${encodeURIComponent(String(time_last_updated))}`)).toContain(
        '100% Solo_',
      )
      expect(await names('/teams/?updated_after=2101-01-01T00:00:00Z')).toEqual([])
      expect((await client.get('/teams/?updated_after=lately')).body.errors).toHaveProperty('updated_after')
    })

    test('by what only a related record knows', async () => {
      expect(await names('/leagues/?sport=soccer')).toEqual(['Soccer'])
      expect(await names('/tournaments/?sport=soccer')).toEqual(['Shield'])
      expect(await names(`/teams/?tournament_id=${ids.shield}`)).toEqual(['Rusty Bikes'])
      expect((await client.get('/leagues/?sport=chess')).status).toBe(400)
    })

    test('hold together, and unknown parameters do nothing', async () => {
      expect(
        await names(
          `/teams/?season_id=${ids.season}&name=s&team_ids=[${ids.legs},${ids.bikes}]&_=17&page=1&country=XX`,
        ),
      ).toEqual(['Rusty Bikes', 'Sexy Legs'])
    })
  })

  describe('strict=true', () => {
    test.each([
      ['/teams/?seasn_id=5', { seasn_id: ['is no parameter here; season_id may be meant'] }],
      ['/teams/?page=1', { page: ['is no parameter here'] }],
      [
        '/teams/?fields=[nane,season,resource_uri]',
        { fields: ['has nane, which is no name here; name may be meant'] },
      ],
      [
        '/games/?order_by=[-start_tme,team_1__name]',
        { order_by: ['has start_tme, which is no name here; start_time may be meant'] },
      ],
      [
        '/stats/ultimate/team_stats_per_season/?order_by=[goals_thrwn]',
        { order_by: ['has goals_thrwn, which is no name here; goals_thrown may be meant'] },
      ],
      [
        '/stats/ultimate/team_stats_per_season/?fields=[team,goals_thrwn]',
        { fields: ['has goals_thrwn, which is no name here; goals_thrown may be meant'] },
      ],
      ['/stats/ultimate/player_stats_per_sport/?season_id=1', { season_id: ['is no parameter here'] }],
      ['/teams/?limit=201', { limit: ['must be from 1 to 200'] }],
      ['/teams/?limit=0', { limit: ['must be from 1 to 200'] }],
      ['/teams/?limit=some', { limit: ['must be from 1 to 200'] }],
      ['/teams/?offset=-1', { offset: [someText()] }],
      ['/teams/?limit=5&limit=6', { limit: ['is given more than once'] }],
      ['/stats/ultimate/leaders/?limit=101', { limit: ['must be from 1 to 100'] }],
      ['/changes/?sinse=now', { sinse: ['is no parameter here; since may be meant'] }],
    ])('refuses what %s does not know, and names what may be meant', async (path, errors) => {
      expect((await client.get(path)).status).toBe(200)
      const { status, body } = await client.get(`${path}&strict=true`)
      expect([status, body.errors]).toEqual([400, errors])
    })

    test('takes what is known', async () => {
      const path = `/games/?season_id=${ids.season}&limit=5&offset=0&fields=[id,team_1]&order_by=[team_1__name,-id]&starts_after=2012-01-01T00:00:00Z&callback=&_=1&strict=true`
      expect((await client.get(path.replace('callback=&', ''))).status).toBe(200)
    })

    test('refuses unknown fields of a body, also in a list, and what is sent back as it was read is known', async () => {
      const { body: team } = await client.get(`/teams/${ids.legs}/`)
      expect((await office.put(`/teams/${ids.legs}/?strict=true`, team)).status).toBe(202)
      expect((await office.put(`/teams/${ids.legs}/?strict=true`, { sity: 'Bonn' })).body.errors).toEqual({
        sity: ['is no field here; city may be meant'],
      })
      expect(
        (await office.post('/teams/?strict=true', [{ name: 'x', season_id: ids.season, nme: 'y' }])).body
          .errors,
      ).toEqual({ '0.nme': ['is no field here; name may be meant'] })
      expect(await client.column(`/teams/?season_id=${ids.season}`, 'id')).toHaveLength(3)
    })
  })

  test.each([
    '/teams?limit=1',
    '/teams/?&limit=1',
    '/teams/?limit=1&&',
    '/teams/?limit=1&{}',
    '/teams/?limit=1&player_ids%5B5%5D',
    '/teams/?limit=1&%E0%A4%A',
  ])('%s is answered in spite of its junk', async path => {
    expect((await client.list(path)).objects).toHaveLength(1)
  })
})
