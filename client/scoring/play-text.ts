import type { Play, PlayerReference } from '../../shared-schema/replication/entry.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { choiceOf, teamOf } from './play-choices.ts'

export interface Names {
  readonly team: (id: number | null) => string
  readonly player: (reference: PlayerReference) => string
}

/** A play in a line: `Goal Rusty Bikes`. */
export function playTitle(play: Play, names: Names): string {
  const name = choiceOf(play)?.name ?? capital(rulesOf('ultimate').playTypes.find(({ type }) => type === play.type)?.name ?? 'Play')
  const team = teamOf(play)
  return team === null ? name : `${name} ${names.team(team)}`
}

/** Who took part: `Scorer #7 Ann Lee, Assist #4 Bo Ek`. */
export function playDetail(play: Play, names: Names): string {
  return (choiceOf(play)?.picks ?? []).flatMap(({ place, role }) => {
    const player = play[`player_${place}_id`]
    return player === null ? [] : [`${role} ${names.player(player)}`]
  }).join(', ')
}

export function statusText(status: GameState['status'], isForfeit: boolean): string {
  if (status === 'final') return isForfeit ? 'Final · forfeit' : 'Final'
  return status === 'scheduled' ? 'Not started' : 'Live'
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
