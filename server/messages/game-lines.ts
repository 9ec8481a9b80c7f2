import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problems/problem.ts'
import { dayOf, minuteOf, timeAt } from '../tournament/rounds/playing-hours.ts'
import type { Texts } from '../texts/say.ts'
import { isConcerned, type EventOfMessage } from './event.ts'

/** A game that is still to be played, with its names. */
export interface GameToCome {
  readonly id: number
  readonly start_time: string
  readonly timezone: string
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly one: string | null
  readonly two: string | null
  readonly field: string | null
}

/**
 * The games of an event that have not begun, in the order in which they are played.
 * @param gameIds the games that a message is about; undefined for all
 */
export async function gamesToCome(
  db: Kysely<Database>,
  event: EventOfMessage,
  gameIds: readonly number[] | undefined,
): Promise<GameToCome[]> {
  const { rows } = await sql<GameToCome>`
    select games.id, games.start_time, games.timezone, team_1_id, team_2_id, one.name as one, two.name as two, game_sites.name as field
    from games left join teams as one on one.id = team_1_id left join teams as two on two.id = team_2_id
      left join game_sites on game_sites.id = game_site_id
    where ${isConcerned(event, gameIds)} and games.status = 'scheduled' and games.ruling = 'none'
    order by games.start_time, games.id`.execute(db)
  return rows
}

/**
 * Ids of the teams of some games of an event.
 * @throws Problem 400 for games that are not of it
 */
export async function teamsOfGames(
  db: Kysely<Database>,
  event: EventOfMessage,
  gameIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<Pick<GameToCome, 'team_1_id' | 'team_2_id'>>`
    select team_1_id, team_2_id from games where ${isConcerned(event, gameIds)}`.execute(db)
  const strangers = new Set(gameIds).size - rows.length
  if (strangers > 0) throw Problem.field('game_ids', t => t('messages.notOfEvent', { count: strangers }))
  return new Set(rows.flatMap(game => [game.team_1_id, game.team_2_id]).filter(id => id !== null))
}

/** A game in one line: `Saturday 13 June, 10:00, Field 2: Sexy Legs – Rusty Bikes`. */
export function gameLine({ start_time, timezone, one, two, field }: GameToCome, t: Texts): string {
  const minute = minuteOf(start_time)
  return t('messages.game', {
    day: t('scheduling.day', { date: new Date(dayOf(minute, timezone)) }),
    time: timeAt(minute, timezone).slice(11, 16),
    field: field ?? t('scheduling.noField'),
    game: t('scheduling.gameOf', {
      one: one ?? t('scheduling.openTeam'),
      two: two ?? t('scheduling.openTeam'),
    }),
  })
}
