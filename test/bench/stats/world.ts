import type pg from 'pg'
import type { Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { refoldGames } from '../../../server/games/refold-game.ts'
import type { EntryContent } from '../../../shared-schema/replication/entry.ts'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { basketballPlays as p } from '../../../shared-schema/sports/basketball/plays.ts'
import { playOf, type Play } from '../../../shared-schema/sports/model/play.ts'
import { make } from '../../support/league.ts'
import { withClient } from '../../support/with-client.ts'
import { fillInBulk } from '../fill-in-bulk.ts'
import { measured } from '../rehearsal.ts'
import { copiesOf } from './copies.ts'

/** A season's only tournament: 10 teams of 10 players, some games that are over and a few under way. */
const TEAMS = 10
const PLAYERS = 10
export const GAMES = measured(100, 8)
const UNDER_WAY = 4
export const PLAYS_OF_GAME = 20

/** A database that was filled, by what of it is measured. */
export interface World {
  readonly url: string
  readonly seasons: number
  readonly organization: number
  readonly league: number
  readonly tournament: number
  /** The games under way. */
  readonly games: readonly number[]
  /** The teams of each of them by their players. */
  readonly sides: readonly { readonly team: number; readonly players: readonly number[] }[]
}

/**
 * Fills a database: one season is played through the server's own code, and the others are copies of it with
 * ids of their own, each line of which is right.
 */
export async function makeWorld(url: string, seasons: number): Promise<World> {
  const database = await openDatabase(url, '')
  const world = await playSeason(database.db)
  await database.close()
  await withClient(url, async client => {
    await fillInBulk(client, await copiesOf(client, seasons - 1))
    await demandWhole(client, seasons)
  })
  return { ...world, url, seasons }
}

async function playSeason(db: Kysely<Database>): Promise<Omit<World, 'url' | 'seasons'>> {
  const organization = await make(db, 'organizations', { name: 'Bench', is_public: true })
  const league = await make(db, 'leagues', {
    name: 'League',
    organization_id: organization,
    sport: 'basketball',
  })
  const season = await make(db, 'seasons', { name: '2026', league_id: league })
  const tournament = await make(db, 'tournaments', { name: 'Cup', season_id: season, timezone: 'UTC' })
  const sides: { team: number; players: number[] }[] = []
  for (let number = 0; number < TEAMS; number++) {
    const team = await make(db, 'teams', { name: `Team ${number}`, season_id: season })
    await make(db, 'tournament_teams', { tournament_id: tournament, team_id: team })
    const players: number[] = []
    for (let place = 0; place < PLAYERS; place++) {
      const player = await make(db, 'players', { first_name: `First ${place}`, last_name: `Last ${number}` })
      await make(db, 'team_players', { team_id: team, player_id: player, number: place })
      players.push(player)
    }
    sides.push({ team, players })
  }
  const pool = await make(db, 'pools', {
    name: 'All',
    tournament_id: tournament,
    team_ids: sides.map(({ team }) => team),
  })
  const round = await make(db, 'pool_rounds', { pool_id: pool })
  const sidesOf = (game: number) => {
    const first = game % TEAMS
    return [at(sides, first), at(sides, (first + 1 + (Math.floor(game / TEAMS) % (TEAMS - 1))) % TEAMS)]
  }
  const games: number[] = []
  for (let game = 0; game < GAMES + UNDER_WAY; game++) {
    const [one, two] = sidesOf(game)
    games.push(
      await make(db, 'games', {
        season_id: season,
        tournament_id: tournament,
        pool_round_id: round,
        team_1_id: one?.team,
        team_2_id: two?.team,
        start_time: new Date(Date.UTC(2026, 0, 1, game)).toISOString().slice(0, 19),
      }),
    )
  }
  for (const [index, game] of games.slice(0, GAMES).entries()) {
    await record(db, tournament, game, playsOf(index, sidesOf(index)))
  }
  await db.updateTable('games').set({ settled: true }).where('status', '=', 'final').execute()
  const under = games.slice(GAMES)
  return {
    organization,
    league,
    tournament,
    games: under,
    sides: under.flatMap((_, index) => sidesOf(GAMES + index)),
  }
}

/** Shots of both teams by turns, and what comes of them. */
export function playsOf(
  game: number,
  sides: readonly { team: number; players: readonly number[] }[],
): Play[] {
  const kinds = [p.twoPointer, p.threePointerMissed, p.rebound, p.freeThrow, p.threePointer, p.personalFoul]
  return Array.from({ length: PLAYS_OF_GAME }, (_, step) => {
    const { team, players } = at(sides, (step + Math.floor(step / 3)) % sides.length)
    const player = (offset: number) => at(players, (game + step * step + offset) % players.length)
    const type = at(kinds, (game * 7 + step * 5 + Math.floor(step / 4)) % kinds.length)
    const isAssisted = (type === p.twoPointer || type === p.threePointer) && step % 2 === 0
    return playOf(type, {
      player_1_id: player(0),
      player_1_team_id: team,
      ...(isAssisted ? { player_2_id: player(1), player_2_team_id: team } : {}),
    })
  })
}

/** Stores what was recorded of a game until its end, and folds it. */
async function record(
  db: Kysely<Database>,
  tournament: number,
  game: number,
  plays: readonly Play[],
): Promise<void> {
  const contents: EntryContent[] = [
    ...plays.map(play => ({
      kind: 'play' as const,
      data: { ...play, ordinal_number: null, replaces: null },
    })),
    { kind: 'status', data: { status: 'final' } },
  ]
  const documents = contents.map((content, index) => ({
    id: `00000000-0000-7000-8000-${String(game * 100 + index).padStart(12, '0')}`,
    game_id: game,
    device_id: OFFICE,
    counter: index + 1,
    after: null,
    recorded_at: '2026-01-01T10:00:00.000Z',
    recorded_by: 'Bench',
    ...content,
  }))
  await transaction(db, async tx => {
    for (const document of documents) {
      await tx
        .insertInto('entries')
        .values({
          id: document.id,
          scope: `tournament:${tournament}`,
          game_id: game,
          device_id: OFFICE,
          counter: document.counter,
          kind: document.kind,
          document: JSON.stringify(document),
        })
        .execute()
    }
    await refoldGames(tx, [game])
  })
}

/** @throws if there is not as much as there should be */
async function demandWhole(client: pg.Client, seasons: number): Promise<void> {
  const { rows } = await client.query<{ plays: string; points: string; counted: string }>(`
    select count(*) as plays, (select sum(team_1_score + team_2_score) from games) as points,
      (select sum((counters ->> 'points_scored')::integer) from stat_lines where level = 'sport' and subject = 'team') as counted
    from events where game_id is not null`)
  const [{ plays, points, counted } = { plays: '', points: '', counted: '' }] = rows
  if (Number(plays) !== seasons * GAMES * PLAYS_OF_GAME || points !== counted)
    throw new Error(`There are ${plays} plays with ${points} points, of which ${counted} were counted`)
}
