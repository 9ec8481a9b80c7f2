import type { z } from 'zod'
import { scheduleAnswers } from '../../../shared-schema/api/schedule.ts'
import { record } from '../../base/requests/record.ts'
import type { BoardSlot } from './schedule-board.ts'
import type { OfficeGame } from './games.ts'
import { wouldBe } from './previews.ts'
import { answerOf, listOf } from './queries.ts'

export const officeField = record('game_sites', [
  'id',
  'time_last_updated',
  'name',
  'event_site_id',
  'opens_at',
  'closes_at',
])
/** A field with its hours. */
export type OfficeField = z.infer<typeof officeField>

/** The fields of a tournament. */
export const fieldsOfTournament = (tournamentId: number) =>
  listOf('game_sites', { tournament_id: String(tournamentId), order_by: '[name,id]' }, officeField)

/** Field 2 before Field 10. */
export const inNumberOrder = (fields: readonly OfficeField[]): OfficeField[] =>
  [...fields].sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))

/** What is wrong with fields and times as they stand. */
export const conflictsOf = (tournamentId: number) =>
  answerOf(`/v1/tournaments/${tournamentId}/conflicts/`, scheduleAnswers.Findings)

/** A game and the place that it is to have. */
export interface Move {
  readonly game: OfficeGame
  readonly slot: BoardSlot
  /**
   * Whether it stays there when the rest is placed: what somebody has moved does, unless they say otherwise.
   */
  readonly isPinned?: boolean
}

export const movedGames = scheduleAnswers.ShiftedGames
export const scheduledGames = scheduleAnswers.ScheduledGames

/**
 * What is asked of the server to move games, all or none: none of them if another was moved since it was
 * read.
 */
export const moving = (tournamentId: number, moves: readonly Move[]) => ({
  method: 'POST' as const,
  path: `/v1/tournaments/${tournamentId}/slots/`,
  body: {
    slots: moves.map(({ game: { id, time_last_updated }, slot, isPinned = true }) => ({
      game_id: id,
      ...slot,
      is_pinned: isPinned,
      time_last_updated,
    })),
  },
})

/** What would clash if games were moved. */
export const movePreview = (tournamentId: number, moves: readonly Move[]) => {
  const asked = moving(tournamentId, moves)
  // The preview alone is asked for: it does not matter to that if somebody moved a game meanwhile.
  const slots = asked.body.slots.map(({ time_last_updated: _, ...slot }) => slot)
  return wouldBe({ ...asked, body: { slots } }, movedGames)
}
