import { shortDay } from '../../base/formats/day-title.ts'
import { t } from '../texts/t.ts'
import { makeRecords } from './make-records.ts'
import type { Tournament } from './shapes.ts'
import type { UndoStep } from './undo-step.ts'

/** A copy of a tournament as its form holds it. */
export interface WantedCopy {
  readonly name: string
  /** A copy is made for each; the day is then part of its name. */
  readonly firstDays: readonly string[]
  /** Empty for a new season. */
  readonly seasonId: string
  readonly newSeason: string
  readonly withTeams: boolean
  readonly withPasses: boolean
  /** Identifies this copy until it is complete. */
  readonly attempt: string
}

/**
 * Makes tournaments like another one, and a season for them if they need a new one. If the connection breaks off, the
 * same can be sent again.
 * @param step collects the created records
 * @returns the page of the first in the office
 * @throws RequestError
 */
export async function copyTournament(
  tournament: Tournament,
  { name, firstDays, seasonId, newSeason, withTeams, withPasses, attempt }: WantedCopy,
  step: UndoStep,
): Promise<string> {
  const post = makeRecords(attempt, step)
  const season_id =
    seasonId === ''
      ? await post('/v1/seasons/', { name: newSeason.trim(), league_id: tournament.season.league.id })
      : Number(seasonId)
  const ids: number[] = []
  for (const start_date of firstDays)
    ids.push(
      await post(`/v1/tournaments/${tournament.id}/copies/`, {
        ...{ name: nameOn(start_date), start_date, season_id, with_teams: withTeams },
        with_passes: withPasses,
      }),
    )
  return `/office/tournaments/${ids[0] ?? tournament.id}/todo`

  function nameOn(day: string): string {
    return firstDays.length === 1
      ? name.trim()
      : t('copies.nameOfDay', { name: name.trim(), day: shortDay(day) })
  }
}
