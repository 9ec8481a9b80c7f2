import { sql, type RawBuilder } from 'kysely'
import type { Family } from '../../shared-schema/resources/index.ts'
import { isOfEvent } from '../games/games-of-event.ts'

/** A tournament, a season or an event with divisions, to whose people somebody writes. */
export interface EventOfMessage {
  readonly family: Extract<Family, 'tournaments' | 'seasons' | 'meets'>
  readonly id: number
  readonly name: string
  readonly owner_id: number | null
  /** The tournaments whose people get it: the tournament itself, the divisions of an event, none of a season. */
  readonly tournament_ids: readonly number[]
  /** The divisions of other organizations, which the author reads and whose people do not get it. */
  readonly left_out_tournament_ids: readonly number[]
}

/** SQL: the games whose people get a message: those of the event, or some of them. */
export function isConcerned(
  { family, id, tournament_ids }: EventOfMessage,
  gameIds: readonly number[] | undefined,
): RawBuilder<boolean> {
  const isHere =
    family === 'seasons'
      ? isOfEvent(family, id)
      : sql<boolean>`games.tournament_id = any(${tournament_ids}::integer[])`
  return gameIds === undefined ? isHere : sql<boolean>`(${isHere} and games.id = any(${gameIds}::integer[]))`
}
