import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { makeRecords } from './make-records.ts'
import type { Meet, Tournament } from './shapes.ts'
import type { UndoStep } from './undo-step.ts'

/** A copy of an event with divisions as its form holds it. */
export interface WantedMeetCopy {
  readonly name: string
  readonly firstDay: string
  /** The season in each league, by the id of the league; empty for a new one. */
  readonly seasons: Readonly<Record<number, string>>
  /** The name of each new season. */
  readonly newSeason: string
  readonly withTeams: boolean
  readonly withPasses: boolean
  /** Identifies this copy until it is complete. */
  readonly attempt: string
}

const made = record('tournaments', ['id', 'time_last_updated'])

/**
 * Makes an event with divisions like another one, and seasons for it if they are new. If the connection breaks off, the
 * same can be sent again.
 * @param divisions those that are copied
 * @param step collects the created records
 * @returns the page of the new event in the office
 * @throws RequestError
 */
export async function copyMeet(
  meet: Meet,
  divisions: readonly Tournament[],
  { name, firstDay, newSeason, withTeams, withPasses, attempt, ...wanted }: WantedMeetCopy,
  step: UndoStep,
): Promise<string> {
  const post = makeRecords(attempt, step)
  const inLeague = new Map<number, number>()
  for (const [leagueId, season] of Object.entries(wanted.seasons)) {
    const id = Number(leagueId)
    const isNew = season === ''
    inLeague.set(
      id,
      isNew ? await post('/v1/seasons/', { name: newSeason.trim(), league_id: id }) : Number(season),
    )
  }
  const seasonOf = new Map(divisions.map(({ season_id, season }) => [season_id, season.league.id]))
  const id = await post(`/v1/meets/${meet.id}/copies/`, {
    ...{ name: name.trim(), start_date: firstDay, with_teams: withTeams, with_passes: withPasses },
    seasons: [...seasonOf].flatMap(([season_id, league]) => {
      const new_season_id = inLeague.get(league)
      return new_season_id === undefined ? [] : [{ season_id, new_season_id }]
    }),
  })
  const query = { meet_id: String(id), fields: fieldsParam(made) }
  const copies = await readAll('tournaments', query, made, AbortSignal.timeout(20_000))
  const noted = copies.map(one => ({ ...one, resource_uri: `/v1/tournaments/${one.id}/` }))
  step.note({ method: 'POST', path: '/v1/tournaments/' }, noted)
  return `/office/meets/${id}/details`
}
