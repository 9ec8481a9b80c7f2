import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { families, type Family } from '../../../shared-schema/resources/index.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { addUpCounts } from '../../../server/database/add-up-counts.ts'
import { rehearse } from '../../../server/database/rehearse.ts'
import { eachDatabase } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

/** The next write: its kind, and one of the existing records. */
interface Step {
  readonly write: (typeof writes)[number]
  readonly pick: number
  readonly flag: boolean
}

const start_time = '2026-06-01T10:00:00'
const writes = [
  'tournament',
  'show tournament',
  'show organization',
  'show round',
  'move tournament',
  'team',
  'player',
  'entry',
  'field',
  'pool',
  'bracket',
  'swiss round',
  'game',
  'move game',
  'play',
  'score',
  'spirit',
  'delete',
] as const

const steps = (length: number) =>
  fc.array(fc.record({ write: fc.constantFrom(...writes), pick: fc.nat(1000), flag: fc.boolean() }), {
    minLength: length,
    maxLength: length,
  })

/** Two organizations, one of them public, with what random writes made in them. */
class World {
  readonly #office: Client
  readonly ids = new Map<Family, number[]>()

  constructor(office: Client) {
    this.#office = office
  }

  async make(family: Family, values: Body): Promise<void> {
    // Some are refused, as a game of a team that is no entrant is.
    const { status, body } = await this.#office.post(`/${family}/`, values)
    if (status === 201 && typeof body.id === 'number')
      this.ids.set(family, [...(this.ids.get(family) ?? []), body.id])
  }

  one(family: Family, pick: number): number {
    const all = this.ids.get(family) ?? []
    return all[pick % all.length] ?? 0
  }

  async write({ write, pick, flag }: Step): Promise<void> {
    const tournament_id = this.one('tournaments', pick)
    const team_id = this.one('teams', pick)
    const game_id = this.one('games', pick)
    const visibility = flag ? 'live' : 'hidden'
    const put = (family: Family, values: Body) =>
      this.#office.put(`/${family}/${this.one(family, pick)}/`, values)
    switch (write) {
      case 'tournament':
        await this.make('tournaments', {
          name: 'T',
          season_id: this.one('seasons', pick),
          is_public: flag,
          visibility: pick % 3 === 0 ? 'hidden' : 'live',
        })
        return
      case 'show tournament':
        await put('tournaments', pick % 2 === 0 ? { visibility } : { is_public: flag })
        return
      case 'show organization':
        await put('organizations', { is_public: flag })
        return
      case 'show round':
        await put('swiss_rounds', { visibility })
        return
      case 'move tournament':
        await put('tournaments', { season_id: this.one('seasons', pick + 1) })
        return
      case 'team':
        await this.make('teams', { name: 'Team', season_id: this.one('seasons', pick) })
        return
      case 'player':
        await this.make('players', { first_name: 'P', organization_id: this.one('organizations', pick) })
        await this.make('team_players', { team_id, player_id: this.one('players', pick) })
        return
      case 'entry':
        await this.make('tournament_teams', { tournament_id, team_id: this.one('teams', pick * 7 + 1) })
        return
      case 'field':
        await this.make('event_sites', { name: 'E', tournament_id })
        await this.make('game_sites', { name: 'G', event_site_id: this.one('event_sites', pick) })
        return
      case 'pool':
        await this.make('pools', { name: 'A', tournament_id })
        await this.make('pool_rounds', { pool_id: this.one('pools', pick) })
        return
      case 'bracket':
        await this.make('brackets', { tournament_id, number_of_rounds: 2, start_time })
        return
      case 'swiss round':
        await this.make('swiss_rounds', { tournament_id, start_time, visibility })
        return
      case 'game':
        await this.make('games', {
          ...(flag ? { tournament_id } : { season_id: this.one('seasons', pick) }),
          start_time,
          game_site_id: this.one('game_sites', pick) || null,
        })
        return
      case 'move game':
        await put('games', { tournament_id })
        return
      case 'play':
        if (flag) await this.make('events', { game_id, type: ultimatePlays.goal })
        else await this.make('events', { type: 1003, name: 'Party', start_time, tournament_id })
        return
      case 'score':
        await this.make('game_scores', { game_id, team_1_score: pick % 15, team_2_score: 1, is_final: flag })
        return
      case 'spirit':
        await this.make('game_sportsmanship_scores', { game_id, team_1_score: [2, 2, 2, 2, 2] })
        return
      case 'delete': {
        const family = families[pick % families.length] ?? 'games'
        if (family === 'organizations' || family === 'seasons' || family === 'leagues') return
        await this.#office.delete(`/${family}/${this.one(family, pick)}/?cascade=true`)
      }
    }
  }
}

/** All the keys of a list, page by page to its end, and what the first page said how many they are. */
async function readToTheEnd(client: Client, family: Family): Promise<{ read: number; total: number }> {
  let read = 0
  for (;;) {
    const { meta, objects } = await client.list(`/${family}/?limit=200&offset=${read}`)
    read += objects.length
    if (objects.length < 200) return { read, total: meta.total_count }
  }
}

eachDatabase('L12: the total of a list that nothing narrows', { embedded: 'thorough' }, freshDatabaseUrl => {
  let server: TestServer
  let world: World
  let other: World
  let readers: Record<
    'anybody' | 'owner' | 'member of one' | 'member of the other' | 'office of the other',
    Client
  >

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const owner = new Client(server.url, await server.signIn('owner'))
    world = new World(owner)
    for (const is_public of [true, false]) {
      const organization = await owner.make('organizations', { name: 'O', is_public })
      world.ids.set('organizations', [...(world.ids.get('organizations') ?? []), organization.id])
      await world.make('leagues', { name: 'L', sport: 'ultimate', organization_id: organization.id })
      await world.make('seasons', { name: 'S', league_id: world.ids.get('leagues')?.at(-1) })
    }
    for (const flag of [true, false, true])
      for (const pick of [0, 1])
        for (const write of [
          'tournament',
          'team',
          'player',
          'entry',
          'field',
          'swiss round',
          'game',
          'play',
        ] as const)
          await world.write({ write, pick, flag })
    other = new World(owner)
    for (const [family, ids] of world.ids) other.ids.set(family, ids)
    const [one, two] = world.ids.get('organizations') ?? []
    readers = {
      anybody: new Client(server.url),
      owner,
      'member of one': new Client(server.url, await server.signIn('admin', one)),
      'member of the other': new Client(server.url, await server.signIn('viewer', two)),
      'office of the other': new Client(server.url, await server.signIn('admin', two)),
    }
  })
  afterAll(() => server.stop())

  async function expectExact(when: string): Promise<void> {
    for (const [reader, client] of Object.entries(readers)) {
      for (const family of families) {
        const { read, total } = await readToTheEnd(client, family)
        expect({ when, reader, family, total }).toEqual({ when, reader, family, total: read })
      }
    }
  }

  test(
    'is the length of the list for every reader, whatever two writers do, and when it is added up',
    { tags: ['long'] },
    async () => {
      await fc.assert(
        fc.asyncProperty(steps(25), steps(25), async (mine, theirs) => {
          const all = async (writer: World, own: readonly Step[]) => {
            for (const step of own) await writer.write(step)
          }
          await Promise.all([all(world, mine), all(other, theirs)])
          await expectExact('written')
          await rehearse(server.db, async tx => {
            await addUpCounts(tx)
            return {}
          })
          await expectExact('broken off while it was added up')
          await Promise.all([addUpCounts(server.db), all(world, theirs.slice(0, 5)), addUpCounts(server.db)])
          await expectExact('added up')
          const due = await server.db
            .selectFrom('record_counts')
            .select('family')
            .where('is_sum', '=', true)
            .execute()
          expect(due).not.toEqual([])
        }),
        { numRuns: 2, endOnFailure: true },
      )
    },
  )

  test('counts what was recorded at a game where the game is: it goes along into a tournament', async () => {
    const office = readers.owner
    const [season_id] = world.ids.get('seasons') ?? []
    const [organization] = world.ids.get('organizations') ?? []
    await office.put(`/organizations/${organization}/`, { is_public: true })
    const hidden = await office.make('tournaments', { name: 'Secret', season_id, visibility: 'hidden' })
    const pool = await office.make('pools', { name: 'A', tournament_id: hidden.id })
    const round = await office.make('pool_rounds', { pool_id: pool.id })
    const game = await office.make('games', { season_id, start_time })
    await office.make('events', { game_id: game.id, type: ultimatePlays.halfTime })
    await office.make('game_scores', { game_id: game.id, team_1_score: 1, team_2_score: 0 })
    const totals = async () =>
      Promise.all(
        ['events', 'game_scores'].map(async family => (await readers.anybody.list(`/${family}/`)).meta),
      )
    const before = await totals()
    const moved = await office.put(`/games/${game.id}/`, { pool_round_id: round.id })
    expect([moved.status, moved.body]).toEqual([202, expect.objectContaining({ tournament_id: hidden.id })])
    const after = await totals()
    expect(after.map(({ total_count }) => total_count)).toEqual(
      before.map(({ total_count }) => total_count - 1),
    )
    await expectExact('moved')
  })
})
