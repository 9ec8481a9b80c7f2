import { makeRecords } from './make-records.ts'
import type { Tournament } from './shapes.ts'
import type { UndoStep } from './undo-step.ts'

/** A copy of a tournament as its form holds it. */
export interface WantedCopy {
  readonly name: string
  readonly firstDay: string
  /** Empty for a new season. */
  readonly seasonId: string
  readonly newSeason: string
  readonly withTeams: boolean
  /** Identifies this copy until it is complete. */
  readonly attempt: string
}

/**
 * Makes a tournament like another one, and a season for it if it needs a new one. If the connection breaks off, the
 * same can be sent again.
 * @param step collects the created records
 * @returns its page in the office
 * @throws RequestError
 */
export async function copyTournament(
  tournament: Tournament,
  { name, firstDay, seasonId, newSeason, withTeams, attempt }: WantedCopy,
  step: UndoStep,
): Promise<string> {
  const post = makeRecords(attempt, step)
  const season_id =
    seasonId === ''
      ? await post('/v1/seasons/', { name: newSeason.trim(), league_id: tournament.season.league.id })
      : Number(seasonId)
  const id = await post(`/v1/tournaments/${tournament.id}/copies/`, {
    ...{ name: name.trim(), start_date: firstDay, season_id, with_teams: withTeams },
  })
  return `/office/tournaments/${id}/todo`
}
