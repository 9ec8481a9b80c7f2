import { setTimeout as sleep } from 'node:timers/promises'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sendRequest } from '../../../../client/base/requests/send-request.ts'
import { calendarIn } from '../../../../client/office/data/calendar.ts'
import { ChangeFeed } from '../../../../client/office/data/change-feed.ts'
import { eligibilityOf } from '../../../../client/office/data/eligibility.ts'
import { entrantsOf } from '../../../../client/office/data/entrants.ts'
import { views } from '../../../../client/office/data/families-read.ts'
import { finalStandingsOf } from '../../../../client/office/data/final-standings.ts'
import { fieldsOfOrganization } from '../../../../client/office/data/fixtures.ts'
import { formatsFor } from '../../../../client/office/data/formats.ts'
import { gamesOfSeason, gamesOfTournament } from '../../../../client/office/data/games.ts'
import { leagueTableOf, wholeTable } from '../../../../client/office/data/league-table.ts'
import { leagueAt, leaguesOf } from '../../../../client/office/data/leagues.ts'
import { officialsOf, officiatingOf, teamsTakingPart } from '../../../../client/office/data/officials.ts'
import { openDecisionsOf } from '../../../../client/office/data/open-decisions.ts'
import { pictureOf } from '../../../../client/office/data/pictures.ts'
import { playersOf, rostersOfPlayers } from '../../../../client/office/data/players.ts'
import { isOwnerPublic } from '../../../../client/office/data/publication.ts'
import { recordOf } from '../../../../client/office/data/queries.ts'
import { rankingOf, tournamentsOfLeague } from '../../../../client/office/data/rankings.ts'
import { conflictsOf, fieldsOfTournament } from '../../../../client/office/data/schedule.ts'
import { searchGames } from '../../../../client/office/data/search-games.ts'
import { searches, searchQuery } from '../../../../client/office/data/search.ts'
import { tiesOfSeason } from '../../../../client/office/data/season-ties.ts'
import { seasonsOfOrganization } from '../../../../client/office/data/seasons-of-league.ts'
import { organization, season, tournament } from '../../../../client/office/data/shapes.ts'
import { fieldsOfSite, sitesOf } from '../../../../client/office/data/sites.ts'
import { swissRoundsOf } from '../../../../client/office/data/swiss-rounds.ts'
import {
  rosterOf,
  rostersOfSeason,
  teamsOfOrganization,
  teamsOfSeason,
} from '../../../../client/office/data/teams.ts'
import { usualGamesIn } from '../../../../client/office/data/usual-games.ts'
import { demoDatabases } from '../../../support/database.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'

// The demo's only organization, league, season and tournament.
const ID = 1
const july = { from: '2026-07-01T00:00', to: '2026-08-01T00:00' }

const fetches: Readonly<Record<string, (client: QueryClient) => Promise<unknown>>> = {
  organization: client => client.query(recordOf('organizations', ID, organization)),
  season: client => client.query(recordOf('seasons', ID, season)),
  tournament: client => client.query(recordOf('tournaments', ID, tournament)),
  league: client => client.query(leagueAt(ID)),
  leagues: client => client.query(leaguesOf(ID)),
  seasons: client => client.query(seasonsOfOrganization(ID)),
  tournaments: client => client.query(tournamentsOfLeague(ID)),
  'games of a tournament': client => client.query(gamesOfTournament(ID)),
  'games of a season': client => client.query(gamesOfSeason(ID)),
  'swiss rounds': client => client.query(swissRoundsOf(ID)),
  entrants: client => client.query(entrantsOf(ID)),
  teams: client => client.query(teamsOfSeason(ID)),
  'teams of all seasons': client => client.query(teamsOfOrganization(ID)),
  rosters: client => client.query(rostersOfSeason(ID)),
  'a roster': client => client.query(rosterOf(ID)),
  'rosters of players': client => client.query(rostersOfPlayers([1, 2])),
  players: client => client.query(playersOf(ID)),
  picture: client => client.query(pictureOf('teams', ID)),
  sites: client => client.query(sitesOf(ID)),
  'fields of a site': client => client.query(fieldsOfSite(ID)),
  'fields of an organization': client => client.query(fieldsOfOrganization(ID)),
  'fields of a tournament': client => client.query(fieldsOfTournament(ID)),
  conflicts: client => client.query(conflictsOf(ID)),
  formats: client => client.query(formatsFor(ID, { fields: '', days: '', opens_at: '', closes_at: '' })),
  officials: client => client.query(officialsOf(ID)),
  'teams that take part': client => client.query(teamsTakingPart(ID)),
  officiating: client => client.query(officiatingOf({ family: 'tournaments', id: ID })),
  eligibility: client => client.query(eligibilityOf({ family: 'tournaments', id: ID })),
  'open decisions': client => client.query(openDecisionsOf(ID)),
  standings: client => client.query(finalStandingsOf(ID)),
  'a ranking of a tournament': client => client.query(rankingOf(`tournaments/${ID}`)),
  'a ranking of a season': client => client.query(rankingOf(`seasons/${ID}`)),
  'the table of a season': client => client.query(leagueTableOf(ID, wholeTable)),
  ties: client => client.query(tiesOfSeason(ID)),
  'the usual games of its sport': client => client.query(usualGamesIn(ID)),
  'who sees it': client => client.query(isOwnerPublic(ID)),
  'the calendar of a tournament': client => client.query(calendarIn({ by: 'tournament_id', id: ID }, july)),
  'the calendar of a season': client => client.query(calendarIn({ by: 'season_id', id: ID }, july)),
  ...Object.fromEntries(
    searches.map(one => [`a search of ${one.family}`, client => client.query(searchQuery(one, 'a'))]),
  ),
  'a search of games': client => client.query(searchGames('a', {})),
}

const ofTeams = ['games', 'leagues', 'swiss_rounds']
/** Tables that the server reads only for fields, most of them of nested records, that the office leaves out. */
const forOtherFields: Readonly<Record<string, readonly string[]>> = {
  tournament: ['games'],
  'swiss rounds': ['games'],
  'teams of all seasons': ['games', 'leagues'],
  'a search of tournaments': ['games', 'leagues'],
  'a roster': ofTeams,
  'rosters of players': ofTeams,
  picture: ofTeams,
  'a search of teams': ofTeams,
}

describe('the office names the families that a query reads', () => {
  const freshDatabaseUrl = demoDatabases()
  const executed = vi.spyOn(pg.Client.prototype, 'query')
  let server: TestServer
  let asked: string[] = []

  beforeAll(async () => {
    // The server's work of every minute reads other families, and a slow run takes longer than a minute.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    // To this person the server shows everything: who may read it is tested in families-read.test.ts.
    const authorization = `Bearer ${await server.signIn('owner')}`
    await untilQuiet()
    const send = fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push(path.replace(/\?.*/, ''))
      return send(new URL(path, server.url), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), authorization },
      })
    })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    executed.mockRestore()
    await server.stop()
    vi.useRealTimers()
  })

  /** Waits for the work with which a server starts. */
  const untilQuiet = async () => {
    for (let before = -1; before < executed.mock.calls.length;) {
      before = executed.mock.calls.length
      await sleep(300)
    }
  }

  test.each(Object.entries(fetches))('%s', async (name, fetchIt) => {
    const client = new QueryClient()
    executed.mockClear()
    await fetchIt(client)
    const keys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [start] }) => String(start))
    const named = keys.flatMap(start => start.replace(/^reads:/, '').split(','))
    const tables = executed.mock.calls.flatMap(([query]) =>
      tablesIn(z.looseObject({ text: z.string() }).parse(query).text),
    )
    expect(tables.length).toBeGreaterThan(0)
    const others = new Set(tables.filter(table => !named.includes(table)))
    expect([...others].sort()).toEqual(forOtherFields[name] ?? [])
  })

  test('so that a stored result refetches what follows from results, and nothing else', async () => {
    const client = new QueryClient()
    const feed = new ChangeFeed(client)
    await feed.poll(new AbortController().signal)
    for (const fetchIt of Object.values(fetches)) await fetchIt(client)
    const stops = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, options: { queryFn } }) =>
        new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined),
      )
    const { games } = await client.query(gamesOfTournament(ID))
    const open = games.find(
      game => game.status !== 'final' && game.team_1_id !== null && game.team_2_id !== null,
    )
    const body = { game_id: open?.id, team_1_score: 9, team_2_score: 3 }
    await sendRequest('/v1/game_scores/', z.unknown(), { method: 'POST', body })
    asked = []
    await feed.afterOwnChange([])
    for (const stop of stops) stop()
    expect(new Set(asked)).toEqual(
      new Set([
        '/v1/changes/',
        '/v1/games/',
        '/v1/pools/',
        '/v1/brackets/',
        '/v1/swiss_rounds/',
        `/v1/tournaments/${ID}/open_decisions/`,
        `/v1/tournaments/${ID}/standings/`,
        `/v1/tournaments/${ID}/conflicts/`,
        `/v1/tournaments/${ID}/formats/`,
        `/v1/seasons/${ID}/standings/`,
        // Whether it is an event of its own; which fields the tournament uses; the calendars, which show games.
        `/v1/seasons/${ID}/`,
        '/v1/game_sites/',
        '/v1/events/',
        '/v1/tournaments/',
        // A search of games also looks for their teams.
        '/v1/teams/',
        // A game that has begun wants no more officials; they are shown with their games.
        '/v1/officials/',
        `/v1/tournaments/${ID}/officiating/`,
      ]),
    )
    expect(asked).toHaveLength(23)
  })
})

/** The tables of a statement, those of views in place of the views; none if it looks up who asks. */
function tablesIn(sql: string): readonly string[] {
  if (/\b(from|join) "?sessions\b/.test(sql)) return []
  const names = [...sql.matchAll(/\b(?:from|join)\s+"?([a-z_]+)(?![a-z_(])/g)].map(([, name = '']) => name)
  const inViews: Readonly<Record<string, readonly string[]>> = views
  return [...new Set(names.flatMap(name => inViews[name] ?? [name]))]
}
