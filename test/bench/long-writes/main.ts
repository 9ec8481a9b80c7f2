// The longest writes that one request may ask for, and how long others wait meanwhile, on both databases.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { invite } from '../../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { serverIn, type ServerInFolder, type Setup } from '../../power-cut/server-on-disk.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { joinBy } from '../../support/server.ts'
import { measured } from '../rehearsal.ts'

const LISTS = measured([25, 150, 500], [3])
const PLAYS = measured([200, 1000, 2000], [3])

interface World {
  readonly own: SmallLeague
  readonly other: SmallLeague
  readonly games: readonly number[]
  readonly code: string
}

/** How long a write took, and the longest of the reads of somebody else meanwhile, in milliseconds. */
interface Figures {
  readonly write: number
  readonly read: number
}

type Ask = (path: string, body?: unknown) => Promise<unknown>

export async function bench(): Promise<void> {
  const postgres = await measure('PostgreSQL')
  // The embedded database takes long to make, and a rehearsal measures nothing.
  const embedded = await measured(
    () => measure('embedded'),
    () => Promise.resolve(postgres),
  )()
  console.log(
    [
      '| one request with | embedded: the write | longest read of others | PostgreSQL: the write | longest read of others | write, embedded : PostgreSQL |',
      '|---|---|---|---|---|---|',
    ].join('\n'),
  )
  for (const [name, here] of embedded) {
    const there = postgres.get(name)
    if (!there) continue
    const cells = [here.write, here.read, there.write, there.read].map(inSeconds)
    console.log(`| ${name} | ${cells.join(' | ')} | ${(here.write / there.write).toFixed(1)} |`)
  }
}

async function measure(database: Setup['database']): Promise<Map<string, Figures>> {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-long-writes-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user
  const place = await serverIn(folder, { database, waits: true })
  const world = await makeWorld(place)
  const server = await place.start()
  const ask = askAs(server.url, await joinBy(server.url, world.code, 'owner'))
  const read = () => ask(`/games/?tournament_id=${world.other.tournament}`)
  for (let time = 0; time < 3; time++) await read()
  const figures = new Map<string, Figures>()
  for (const [name, write] of longWrites(world, ask)) figures.set(name, await beside(write, read))
  await server.stop()
  await place.end()
  rmSync(folder, { recursive: true })
  return figures
}

/** Does a write, and reads again and again meanwhile. */
async function beside(write: () => Promise<unknown>, read: () => Promise<unknown>): Promise<Figures> {
  let isDone = false
  const writing = timed(write).finally(() => {
    isDone = true
  })
  const longest = async (): Promise<number> => {
    let most = 0
    while (!isDone) most = Math.max(most, await timed(read))
    return most
  }
  const [took, most] = await Promise.all([writing, longest()])
  return { write: took, read: most }
}

/** Long requests of organizers and importing programs. */
function longWrites({ own, games }: World, ask: Ask): [string, () => Promise<unknown>][] {
  const teams = many(Math.max(...LISTS), number => ({ name: `Team ${number}`, season_id: own.season }))
  const made: { teams: number[]; players: number[]; games: number[] } = { teams: [], players: [], games: [] }
  const most = `${teams.length}`
  return [
    ...LISTS.map((size): [string, () => Promise<unknown>] => [
      `${size} teams`,
      async () => {
        made.teams = idsIn(await ask('/teams/', teams.slice(0, size)))
      },
    ]),
    [
      `${most} players`,
      async () => {
        made.players = idsIn(
          await ask(
            '/players/',
            teams.map(({ name }) => ({ first_name: name, organization_id: own.organization })),
          ),
        )
      },
    ],
    [
      `${most} players on a roster`,
      () =>
        ask(
          '/team_players/',
          made.players.map((player_id, number) => ({
            team_id: own.teams[0],
            player_id,
            number: number + 10,
          })),
        ),
    ],
    [
      `${most} teams of a tournament`,
      () =>
        ask(
          '/tournament_teams/',
          made.teams.map(team_id => ({ team_id, tournament_id: own.tournament })),
        ),
    ],
    [
      `${most} games`,
      async () => {
        made.games = idsIn(
          await ask(
            '/games/',
            teams.map(() => gameOf(own)),
          ),
        )
      },
    ],
    [
      `${most} results, each of another game`,
      () =>
        ask(
          '/game_scores/',
          made.games.map(game_id => ({ game_id, team_1_score: 15, team_2_score: 7, is_final: true })),
        ),
    ],
    ...PLAYS.map((size, place): [string, () => Promise<unknown>] => [
      `${size} plays`,
      () => ask(`/games/${games[place]}/plays/`, { plays: many(size, number => goalOf(own, number % 2)) }),
    ]),
  ]
}

const gameOf = ({ season, tournament, poolRound, teams }: SmallLeague) => ({
  ...{ season_id: season, tournament_id: tournament, pool_round_id: poolRound },
  ...{ team_1_id: teams[0], team_2_id: teams[1], start_time: '2026-06-01T10:00:00' },
})

const goalOf = ({ teams, players }: SmallLeague, side: number) => ({
  type: ultimatePlays.goal,
  player_1_id: players[side]?.[0],
  player_1_team_id: teams[side],
})

const idsIn = (answer: unknown): number[] =>
  z
    .array(z.looseObject({ id: z.int() }))
    .parse(answer)
    .map(({ id }) => id)

const many = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const askAs =
  (url: string, token: string): Ask =>
  async (path, body) => {
    const response = await fetch(`${url}/v1${path}`, {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok)
      throw new Error(`${path} was answered with ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }

async function makeWorld({ databaseUrl, dataFolder }: ServerInFolder): Promise<World> {
  const database = await openDatabase(databaseUrl, dataFolder)
  const { db } = database
  const [own, other] = [await makeLeague(db), await makeLeague(db)]
  const games: number[] = []
  for (const _ of PLAYS) games.push(await makeGame(db, own))
  const code = await invite(db, { organization_id: null, role: 'owner', place: null }, null)
  await database.close()
  return { own, other, games, code }
}
