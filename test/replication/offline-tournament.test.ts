import { firstValueFrom, filter, combineLatest } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { finalPlaces } from '../../client/reading/events/final-places.ts'
import { playOf } from '../../client/reading/events/tournament-play.ts'
import { watchEvent } from '../../client/reading/events/watch-event.ts'
import { watchTournament } from '../../client/reading/events/watch-tournament.ts'
import { TakenIn } from '../../client/sync/storage/taken-in.ts'
import { HeldBack } from '../../client/sync/replication/held-back.ts'
import { Backoff } from '../../client/sync/replication/backoff.ts'
import { Progress } from '../../client/sync/replication/progress.ts'
import { firstReport } from '../../client/sync/replication/report.ts'
import { ScopeReplication } from '../../client/sync/replication/scope-replication.ts'
import { StreamHub } from '../../client/sync/replication/stream-hub.ts'
import { MemoryDevice } from '../client/memory-device.ts'
import { checkedMemory, openTestDatabase, tablet } from '../client/tablet.ts'
import { Client, objectsIn } from '../rest/client.ts'
import { FieldOfTeams } from '../rest/tournament/field-of-teams.ts'
import { postgresDatabases } from '../support/database.ts'
import { networkTo } from '../support/network.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('a tournament of 24 teams on a tablet that is offline for half of it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    token = await server.signIn('owner')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  afterAll(() => server.stop())

  test('plays every bracket game without the office, ranks all teams by itself, and the office ranks them alike', async () => {
    const network = networkTo(server.url, token)
    const office = new Client(server.url, token)
    const field = await FieldOfTeams.make(office, 24)
    const drawn = await office.post(`/tournaments/${field.tournament}/pools/`, {
      number_of_pools: 4,
      start_time: '2026-06-12T09:00:00',
      time_between_rounds: 100,
    })
    await field.playAll()
    const bracket = {
      tournament_id: field.tournament,
      kind: 'full placement',
      pool_ids: objectsIn(drawn.body.pools).map(({ id }) => id),
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 100,
    }
    await office.make('brackets', { ...bracket, to_place: 4 })
    await office.make('brackets', { ...bracket, from_place: 5, first_place: 17 })

    const scope = `tournament:${field.tournament}`
    const database = await openTestDatabase(scope, checkedMemory())
    const { device, recorder } = await tablet(scope, database, new MemoryDevice())
    const backoff = new Backoff(() => 0)
    const replication = new ScopeReplication(scope, database, {
      device: {
        id: device.id,
        unsent: () => undefined,
        personNamed: () => undefined,
        takenIn: await TakenIn.open(scope, device),
        heldBack: await HeldBack.open(scope, device),
        memory: device,
      },
      backoff,
      progress: new Progress(firstReport),
      hub: new StreamHub(backoff, device.id),
    })
    onTestFinished(() => replication.stop())
    const seen = combineLatest({ event: watchEvent(database), records: watchTournament(database) })
    await firstValueFrom(
      seen.pipe(
        filter(
          ({ event, records }) =>
            event.games.length === 104 &&
            records.entrants.length === 24 &&
            event.games.filter(({ status }) => status === 'final').length === 60,
        ),
      ),
    )

    network.isIn = false
    for (let played = 0; played < 44;) {
      const { event } = await firstValueFrom(
        seen.pipe(
          filter(
            ({ event }) => event.games.filter(({ status }) => status === 'final').length === 60 + played,
          ),
        ),
      )
      const due = event.games.filter(
        ({ status, team_1_id, team_2_id }) =>
          status === 'scheduled' && team_1_id !== null && team_2_id !== null,
      )
      expect(due).not.toEqual([])
      for (const game of due)
        await recorder.record(game, {
          kind: 'score',
          data: { ...field.scoreOf({ ...game }), is_final: true, game_sets: [], what_happened: '' },
        })
      played += due.length
    }
    const { event, records } = await firstValueFrom(
      seen.pipe(filter(({ event }) => event.games.every(({ status }) => status === 'final'))),
    )
    const own = finalPlaces(playOf(event.games, records))
    expect(own.map(({ place }) => place)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect(
      (await field.games('&status=scheduled')).filter(({ status }) => status === 'scheduled'),
    ).toHaveLength(44)

    network.isIn = true
    backoff.wake()
    await expect
      .poll(async () => (await field.games()).filter(({ status }) => status === 'final').length)
      .toBe(104)
    const standings = await field.standings()
    expect(standings.map(({ team_id, place, is_decided }) => ({ team_id, place, is_decided }))).toEqual(
      own.map(({ team_id, place, is_decided }) => ({ team_id, place, is_decided })),
    )
    expect(field.strengths(standings.map(({ team_id }) => team_id))).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    )
    expect(await field.openDecisions()).toEqual([])
    expect(await database.results.find({ selector: { kind: 'verdict' } }).exec()).toEqual([])
  })
})
