import { z } from 'zod'
import { sendChange } from '../../data/change.ts'
import type { UndoStep } from '../../data/undo-step.ts'
import type { Rostered } from '../../data/teams.ts'
import { valuesOf, type PlayerCells } from './player-cells.ts'

interface RosterPlace {
  readonly team_id: number
  readonly organization_id: number
  /** Identifies one attempt to store the new players of a roster, so that none is created twice. */
  readonly attempt: string
}

/** The row key of a new player. @param number from 1 */
export const newPlayer = (number: number): string => `new-${number}`

/** Stores the edited cells of a player's row, or creates the player. @throws RequestError */
export async function storeRow(
  row: string,
  cells: PlayerCells,
  players: readonly Rostered[],
  { team_id, organization_id, attempt }: RosterPlace,
  step: UndoStep,
): Promise<void> {
  const { written, person } = valuesOf(cells)
  const rostered = players.find(({ player }) => String(player.id) === row)
  if (!rostered) {
    const { id } = await sendChange(
      { method: 'POST', path: '/v1/players/', body: { ...person, organization_id }, shape: createdId },
      `${attempt}-${row}`,
      step,
    )
    await sendChange(
      {
        method: 'POST',
        path: '/v1/team_players/',
        body: { team_id, player_id: id, ...written },
      },
      `${attempt}-${row}-${team_id}`,
      step,
    )
    return
  }
  const { line, player } = rostered
  if (Object.keys(person).length > 0)
    await patch(`/v1/players/${player.id}/`, person, player.time_last_updated, step)
  if (Object.keys(written).length > 0)
    await patch(`/v1/team_players/${team_id}/${player.id}/`, written, line.time_last_updated, step)
}

const createdId = z.object({ id: z.int() })

const patch = (path: string, body: object, asOf: string, step: UndoStep) =>
  sendChange({ method: 'PATCH', path, body, asOf }, '', step)
