import { invite } from '../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../server/database/connection.ts'
import { tournamentScope, type Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { at } from '../../shared-schema/rules/at.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import type { ServerInFolder } from './server-on-disk.ts'

/** Games that are recorded, and invitations for those who do. */
export interface World {
  readonly scope: Scope
  readonly team: number
  readonly games: readonly number[]
  readonly codes: readonly string[]
}

const GAMES = 20

/** @param people how many are invited */
export async function makeWorld({ databaseUrl, dataFolder }: ServerInFolder, people: number): Promise<World> {
  const database = await openDatabase(databaseUrl, dataFolder)
  const { db } = database
  const league = await makeLeague(db)
  const games: number[] = []
  for (let game = 0; game < GAMES; game++) games.push(await makeGame(db, league))
  const codes: string[] = []
  for (let person = 0; person < people; person++)
    codes.push(
      await invite(db, { organization_id: league.organization, role: 'scorekeeper', place: null }, null),
    )
  await database.close()
  return { scope: tournamentScope(league.tournament), team: league.teams[0], games, codes }
}

/**
 * Pushes goals, one in each request, until so many are acknowledged.
 * @param tablets how many do so at the same time
 * @returns the ids of those that were acknowledged
 */
export async function pushGoals(
  { scope, team, games }: World,
  url: string,
  token: string,
  many: number,
  tablets = 8,
): Promise<Set<string>> {
  const acknowledged = new Set<string>()
  await Promise.all(
    Array.from({ length: tablets }, async () => {
      const tablet = new Device(url, scope, token)
      for (let goal = 0; acknowledged.size < many; goal++) {
        const entry = tablet.entry(at(games, goal % games.length), 'play', goalOf(team, null, null))
        const { status } = await tablet.push([entry])
        if (status !== 200) throw new Error(`A push was answered with ${status}`)
        acknowledged.add(String(Reflect.get(entry, 'id')))
      }
    }),
  )
  return acknowledged
}

/** The ids of all entries that a server has. */
export async function entriesAt({ scope }: World, url: string, token: string): Promise<Set<string>> {
  const reader = new Device(url, scope, token)
  const ids = new Set<string>()
  for (let checkpoint = { lwt: 0, id: '' }; ;) {
    const page = await reader.pull('entries', checkpoint.lwt, 1000, checkpoint.id)
    for (const { id } of page.documents) ids.add(id)
    if (page.documents.length < 1000) return ids
    checkpoint = page.checkpoint
  }
}
