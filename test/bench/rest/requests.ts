import { liveTournaments, TOKEN, type Size } from './seed.ts'

/** A request that can be sent again and again, each time for another record. */
export interface Case {
  readonly name: string
  /** False if each request changes something, so that the two servers' answers differ. */
  readonly reads: boolean
  request(turn: number, size: Size): Sent
}

export interface Sent {
  readonly method: 'GET' | 'POST'
  /** Below the server's address. */
  readonly path: string
  readonly body?: object
}

export const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }

// What the first organization has, read by its admin: its seasons one after another, and in each the first five tournaments.
const seasonAt = (turn: number, { seasons, organizations }: Size): number =>
  ((turn * organizations) % seasons) + 1
const tournamentAt = (turn: number, size: Size): number => seasonAt(turn, size) * 10 - 9 + (turn % 5)
const gameAt = (turn: number, size: Size): number => (tournamentAt(turn, size) - 1) * 100 + (turn % 100) + 1

const lines = (level: string): string =>
  `/v1/stats/ultimate/player_stats_per_${level}/?order_by=[-goals_caught]`

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
      const [first = 0] = liveTournaments(size).slice(turn % 4)
      const body = {
        game_id: (first - 1) * 100 + ((turn * 7) % 100) + 1,
        team_1_score: turn % 16,
        team_2_score: turn % 11,
        is_final: false,
      }
      return { method: 'POST', path: '/v1/game_scores/', body }
    },
  },
]
