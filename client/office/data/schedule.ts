import type { z } from 'zod'
import { scheduleAnswers } from '../../../shared-schema/api/schedule.ts'
import { record } from '../../base/requests/record.ts'
import type { BoardSlot } from './schedule-board.ts'
import type { OfficeGame } from './games.ts'
import { play, sites } from './families-read.ts'
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

/** The conflicts of the current fields and times. */
export const conflictsOf = (tournamentId: number) =>
  answerOf(`/v1/tournaments/${tournamentId}/conflicts/`, scheduleAnswers.Findings, [...play, ...sites])

/** The slots that games of other events take on the fields of a tournament. @param date a day: `2026-06-13` */
export const takenSlotsOf = (tournamentId: number, date: string) =>
  answerOf(`/v1/tournaments/${tournamentId}/taken_slots/?date=${date}`, scheduleAnswers.TakenSlots, [
    ...play,
    ...sites,
  ])

/** An event with all of its games on one board: a tournament, or several divisions together. */
export interface BoardEvent {
  readonly family: 'tournaments' | 'meets'
  readonly id: number
  /** The length of a game that has none of its own. */
  readonly game_minutes: number
}

/** The address of an event in the REST interface. */
export const pathOf = ({ family, id }: Pick<BoardEvent, 'family' | 'id'>): string => `/v1/${family}/${id}/`

/** A game and its new place. */
export interface Move {
  readonly game: OfficeGame
  readonly slot: BoardSlot
  /** Whether it stays there when the rest is placed: by default every moved game does. */
  readonly isPinned?: boolean
}

export const movedGames = scheduleAnswers.ShiftedGames
export const scheduledGames = scheduleAnswers.ScheduledGames

/** The request for moving games, all or none: none if another change moved one of them since it was read. */
export const moving = (event: BoardEvent, moves: readonly Move[]) => ({
  method: 'POST' as const,
  path: `${pathOf(event)}slots/`,
  body: {
    slots: moves.map(({ game: { id, time_last_updated }, slot, isPinned = true }) => ({
      game_id: id,
      ...slot,
      is_pinned: isPinned,
      time_last_updated,
    })),
  },
})

/** Previews the conflicts after moving games. */
export const movePreview = (event: BoardEvent, moves: readonly Move[]) => {
  const request = moving(event, moves)
  // A preview ignores whether somebody moved a game meanwhile.
  const slots = request.body.slots.map(({ time_last_updated: _, ...slot }) => slot)
  return wouldBe({ ...request, body: { slots } }, movedGames)
}
