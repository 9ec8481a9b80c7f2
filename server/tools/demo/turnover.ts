import { playOf, type Play } from '../../../shared-schema/sports/model/play.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import type { Line } from './line.ts'
import type { Random } from '../../rules/random.ts'
import type { SquadPlayer } from './squad.ts'

/** The kinds of turnovers, and their frequency per thousand. */
const ways = [
  { type: ultimatePlays.throwaway, often: 490 },
  { type: ultimatePlays.block, often: 270 },
  { type: ultimatePlays.drop, often: 220 },
  { type: ultimatePlays.stall, often: 12 },
  { type: ultimatePlays.callahan, often: 8 },
] as const

/** The throw that loses the disc. */
export function turnover(
  random: Random,
  attack: Line,
  defence: Line,
  thrower: SquadPlayer,
  receiver: SquadPlayer,
): Play {
  const { type } = random.weighted(ways, way => way.often)
  const threw = { player_1_id: thrower.id, player_1_team_id: attack.team_id }
  const meant = { player_2_id: receiver.id, player_2_team_id: attack.team_id }
  const defender = random.weighted(defence.players, player => player.defending)
  switch (type) {
    case ultimatePlays.throwaway:
      return playOf(type, threw)
    case ultimatePlays.drop:
      return playOf(type, { ...threw, ...meant })
    case ultimatePlays.stall:
      return playOf(type, { ...threw, player_2_id: defender.id, player_2_team_id: defence.team_id })
    default:
      return playOf(type, { ...threw, ...meant, player_3_id: defender.id, player_3_team_id: defence.team_id })
  }
}
