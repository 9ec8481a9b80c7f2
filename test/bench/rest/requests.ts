import { randomUUID } from 'node:crypto'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { liveTournaments, TOKEN, type Size } from './seed.ts'

/** A request that can be sent again and again, each time for another record. */
export interface Case {
  readonly name: string
  /** False if each request changes something, so that the two servers' answers differ. */
  readonly reads: boolean
  request(turn: number, size: Size): Sent
}

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the server's address. */
  readonly path: string
  readonly body?: object
}

export const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }

// The records of the first organization, read by its admin: its seasons one after another, and in each the
// first five tournaments.
const seasonAt = (turn: number, { seasons, organizations }: Size): number =>
  ((turn * organizations) % seasons) + 1
const tournamentAt = (turn: number, size: Size): number => seasonAt(turn, size) * 10 - 9 + (turn % 5)
const gameAt = (turn: number, size: Size): number => (tournamentAt(turn, size) - 1) * 100 + (turn % 100) + 1

const lines = (level: string): string =>
  `/v1/stats/ultimate/player_stats_per_${level}/?order_by=[-goals_caught]`

/** A game under way by its tournament, its place in it, and the team that is its first. */
function gameUnderWay(turn: number, size: Size) {
  const [tournament = 0] = liveTournaments(size).slice(turn % 4)
  const place = ((turn * 7) % 100) + 1
  const season = Math.ceil(tournament / 10)
  const team = (season - 1) * 40 + ((tournament * 4 + ((place * 7) % 16)) % 40) + 1
  return { tournament, id: (tournament - 1) * 100 + place, team }
}

const read = (name: string, path: (turn: number, size: Size) => string): Case => ({
  name,
  reads: true,
  request: (turn, size) => ({ method: 'GET', path: path(turn, size) }),
})

export const cases: readonly Case[] = [
  read('20 games of a tournament', (turn, size) => `/v1/games/?tournament_id=${tournamentAt(turn, size)}`),
  read('one game', (turn, size) => `/v1/games/${gameAt(turn, size)}/`),
  read('20 of all games', () => '/v1/games/'),
  read(
    '20 stat lines of a tournament by goals',
    (turn, size) => `${lines('tournament')}&tournament_id=${tournamentAt(turn, size)}`,
  ),
  read(
    '20 stat lines of a season by goals',
    (turn, size) => `${lines('season')}&season_id=${seasonAt(turn, size)}`,
  ),
  read('20 stat lines of a sport by goals', () => lines('sport')),
  {
    name: 'POST of a score',
    reads: false,
    request(turn, size) {
      const body = {
        game_id: gameUnderWay(turn, size).id,
        team_1_score: turn % 16,
        team_2_score: turn % 11,
        is_final: false,
      }
      return { method: 'POST', path: '/v1/game_scores/', body }
    },
  },
]

/** Writes that nobody has written by hand to compare them with: of these the statements are counted alone. */
export const furtherWrites: readonly Case[] = [
  {
    name: 'push of a goal',
    reads: false,
    request(turn, size) {
      const { tournament, id, team } = gameUnderWay(turn, size)
      const entry = {
        id: randomUUID(),
        game_id: id,
        device_id: '01920000-0000-7000-8000-000000000001',
        // The device has recorded twenty plays of each game before.
        counter: 21 + turn,
        after: null,
        recorded_at: new Date().toISOString(),
        recorded_by: 'A scorekeeper',
        kind: 'play',
        data: { ...goalOf(team, team * 15 - 14, team * 15 - 13), ordinal_number: null, replaces: null },
      }
      return {
        method: 'POST',
        path: `/replication/tournament:${tournament}/entries/${EPOCH}/push`,
        body: [{ newDocumentState: entry }],
      }
    },
  },
  {
    name: 'PUT of a game',
    reads: false,
    request(turn, size) {
      const body = { start_time: `2016-05-01T10:00:${String(turn % 60).padStart(2, '0')}` }
      return { method: 'PUT', path: `/v1/games/${gameUnderWay(turn, size).id}/`, body }
    },
  },
]
