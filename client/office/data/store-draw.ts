import { namesOf } from '../rosters/names.ts'
import type { PlayerThere } from '../rosters/draw.ts'
import { makeLists } from './make-records.ts'
import type { UndoStep } from './undo-step.ts'

/** A drawn team with its players. */
export interface DrawnTeam {
  readonly name: string
  readonly players: readonly PlayerThere[]
}

interface DrawPlace {
  readonly organization_id: number
  readonly season_id: number
  readonly tournament_id: number
}

/**
 * Makes drawn teams: the players who are new, the teams with their rosters, and their entries. If the connection
 * breaks off, the same attempt can be sent again.
 * @param attempt identifies it until it is complete
 * @param step collects the created records
 * @throws RequestError
 */
export async function storeDraw(
  teams: readonly DrawnTeam[],
  { organization_id, season_id, tournament_id }: DrawPlace,
  attempt: string,
  step: UndoStep,
): Promise<void> {
  const post = makeLists(attempt, step)
  const newcomers = teams.flatMap(({ players }) => players.filter(({ id }) => id === null))
  const ids = await post(
    'players',
    newcomers.map(({ name }) => ({ ...namesOf('', '', name), organization_id })),
  )
  const idOf = (player: PlayerThere): number => player.id ?? ids[newcomers.indexOf(player)] ?? 0
  const teamIds = await post(
    'teams',
    teams.map(({ name }) => ({ name, season_id })),
  )
  await post(
    'team_players',
    teams.flatMap(({ players }, at) =>
      players.map(player => ({ team_id: teamIds[at], player_id: idOf(player) })),
    ),
  )
  await post(
    'tournament_teams',
    teamIds.map((team_id, at) => ({ tournament_id, team_id, seed: at + 1 })),
  )
}
