// A plan of 500 games, and who records at another tournament of the same server meanwhile, on both databases.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invite } from '../../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { serverIn, type ServerInFolder, type Setup } from '../../power-cut/server-on-disk.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { joinBy } from '../../support/server.ts'
import { measured } from '../rehearsal.ts'
import { quantile } from '../rest/measure.ts'

/** One round robin of all: 32 teams are 496 games. */
const TEAMS = measured(32, 6)
const FIELDS = 10
const DATABASES = measured(['embedded', 'PostgreSQL'] as const, ['PostgreSQL'] as const)
const ROUNDS = measured(5, 1)

interface World {
  readonly planned: number
  readonly other: SmallLeague
  readonly game: number
  readonly code: string
}

export async function bench(): Promise<void> {
  console.log(
    `| ${(TEAMS * (TEAMS - 1)) / 2} games on ${FIELDS} fields | preview | plan | longest wait of a push elsewhere meanwhile | without a plan |\n|---|---|---|---|---|`,
  )
  for (const database of DATABASES) await measure({ database, waits: true })
}

async function measure(setup: Setup): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-plan-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user
  const database = await serverIn(folder, setup)
  const world = await makeWorld(database)
  const server = await database.start()
  const token = await joinBy(server.url, world.code, 'owner')

  const plan = async (query: string): Promise<number> => {
    const start = performance.now()
    const response = await fetch(`${server.url}/v1/tournaments/${world.planned}/schedule/${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ start_time: '2026-06-06T08:00:00' }),
    })
    if (!response.ok) throw new Error(`A plan was answered with ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    return performance.now() - start
  }
  const tablet = new Device(server.url, `tournament:${world.other.tournament}`, token)
  const push = async (): Promise<number> => {
    const start = performance.now()
    const { status } = await tablet.push([
      tablet.entry(world.game, 'play', goalOf(world.other.teams[0], null, null)),
    ])
    if (status !== 200) throw new Error(`A push was answered with ${status}`)
    return performance.now() - start
  }

  const [previews, plans, waits, alone]: [number[], number[], number[], number[]] = [[], [], [], []]
  await plan('')
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < 10; one++) alone.push(await push())
    previews.push(await plan('?preview=true'))
    let isPlanned = false
    const planning = plan('').finally(() => {
      isPlanned = true
    })
    while (!isPlanned) waits.push(await push())
    plans.push(await planning)
  }
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
  console.log(
    `| ${setup.database} | ${seconds(quantile(previews, 0.5))} | **${seconds(quantile(plans, 0.5))}** | ${seconds(Math.max(...waits))} | ${seconds(Math.max(...alone))} |`,
  )
  await server.stop()
  await database.end()
  rmSync(folder, { recursive: true })
}

async function makeWorld({ databaseUrl, dataFolder }: ServerInFolder): Promise<World> {
  const database = await openDatabase(databaseUrl, dataFolder)
  const { db } = database
  const other = await makeLeague(db)
  const planned = await make(db, 'tournaments', {
    name: 'Large Cup',
    season_id: other.season,
    timezone: 'Europe/Amsterdam',
  })
  const site = await make(db, 'event_sites', { name: 'Park', tournament_id: planned })
  for (let field = 1; field <= FIELDS; field++)
    await make(db, 'game_sites', { name: `Field ${field}`, event_site_id: site })
  const teams: number[] = []
  for (let team = 1; team <= TEAMS; team++) {
    teams.push(await make(db, 'teams', { name: `Team ${team}`, season_id: other.season }))
    await make(db, 'tournament_teams', { tournament_id: planned, team_id: at(teams, team - 1) })
  }
  const pool = await make(db, 'pools', { name: 'All', tournament_id: planned, team_ids: teams })
  const round = await make(db, 'pool_rounds', { pool_id: pool })
  for (const [index, team_1_id] of teams.entries()) {
    for (const team_2_id of teams.slice(index + 1))
      await make(db, 'games', {
        season_id: other.season,
        tournament_id: planned,
        pool_round_id: round,
        team_1_id,
        team_2_id,
        start_time: '2026-06-06T08:00:00',
      })
  }
  const world = {
    planned,
    other,
    game: await makeGame(db, other),
    code: await invite(db, { organization_id: null, role: 'owner', place: null }, null),
  }
  await database.close()
  return world
}
