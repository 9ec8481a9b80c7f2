import { at } from '../../shared-schema/rules/at.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { teamAttributes } from '../../shared-schema/sports/model/play-kind.ts'
import { kindOf } from '../../shared-schema/sports/model/sport.ts'

/** Two teams, by their ids, and the ids of three players of each. */
export interface TwoTeams {
  readonly teams: readonly number[]
  readonly players: readonly (readonly number[])[]
}

/** A play of a random game (`gameOf`) as one of two teams that there are. */
export function inLeague(sport: Sport, play: Play, { teams, players }: TwoTeams): Play {
  const kind = kindOf(rulesOf(sport), play)
  const teamOf = (number: number | null) => (number === null ? null : at(teams, number - 1))
  const playerOf = (id: Play['player_1_id']) =>
    typeof id === 'number' ? at(at(players, Math.floor(id / 10) - 1), (id % 10) - 1) : null
  return {
    ...play,
    player_1_id: playerOf(play.player_1_id),
    player_2_id: playerOf(play.player_2_id),
    player_3_id: playerOf(play.player_3_id),
    ...Object.fromEntries((kind ? teamAttributes(kind) : []).map(([name]) => [name, teamOf(play[name])])),
  }
}
