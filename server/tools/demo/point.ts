import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { goalOf, ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { lineOf, type Line } from './line.ts'
import type { Random } from '../../rules/random.ts'
import type { Sheet } from './sheet.ts'
import type { Squad } from './squad.ts'
import { turnover } from './turnover.ts'

/** A team in one game. */
export interface Side {
  readonly squad: Squad
  /** Its level of play today: strength and form. */
  readonly level: number
}

export type Sides = readonly [Side, Side]
export type Which = 0 | 1

export const otherOf = (side: Which): Which => (side === 0 ? 1 : 0)

/**
 * Records one point from the pull to the goal.
 * @returns the side that scored
 */
export function playPoint(random: Random, sheet: Sheet, sides: Sides, receiving: Which): Which {
  const lines = [lineOf(sides[0].squad, random), lineOf(sides[1].squad, random)] as const
  pull(random, sheet, lines[otherOf(receiving)])
  for (let attacking = receiving; ; attacking = otherOf(attacking)) {
    const defending = otherOf(attacking)
    const end = possession(
      random,
      sheet,
      lines[attacking],
      lines[defending],
      risk(sides[attacking], sides[defending]),
    )
    if (end === 'goal') return attacking
    if (end === 'callahan') return defending
    sheet.wait(random.between(5, 20))
  }
}

/** The probability that a throw loses the disc: about one in fourteen between equals. */
const risk = (attack: Side, defence: Side): number =>
  Math.min(0.14, Math.max(0.025, 0.07 - 0.055 * (attack.level - defence.level)))

function pull(random: Random, sheet: Sheet, line: Line): void {
  const puller = random.weighted(line.players, player => player.throwing)
  const type = random.chance(0.08) ? ultimatePlays.pullOutOfBounds : ultimatePlays.pull
  sheet.note(playOf(type, { player_1_id: puller.id, player_1_team_id: line.team_id }))
  sheet.wait(random.between(8, 15))
}

function possession(
  random: Random,
  sheet: Sheet,
  attack: Line,
  defence: Line,
  danger: number,
): 'goal' | 'turnover' | 'callahan' {
  let thrower = random.weighted(attack.players, player => player.throwing)
  for (let throws = 0; ; throws++) {
    sheet.wait(random.between(4, 13))
    // The longer a team has had the disc, the nearer it is to the end zone.
    const toEndZone = random.chance(Math.min(0.45, 0.03 + 0.06 * throws))
    const receiver = random.weighted(
      attack.players.filter(player => player !== thrower),
      player => (toEndZone ? player.catching : player.catching + player.throwing),
    )
    if (random.chance(danger)) {
      const lost = turnover(random, attack, defence, thrower, receiver)
      sheet.note(lost)
      return lost.type === ultimatePlays.callahan ? 'callahan' : 'turnover'
    }
    if (toEndZone) {
      sheet.note(goalOf(attack.team_id, receiver.id, thrower.id))
      return 'goal'
    }
    sheet.note(
      playOf(ultimatePlays.pass, {
        player_1_id: thrower.id,
        player_1_team_id: attack.team_id,
        player_2_id: receiver.id,
        player_2_team_id: attack.team_id,
      }),
    )
    thrower = receiver
  }
}
