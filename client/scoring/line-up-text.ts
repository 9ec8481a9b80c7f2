import { substitutionIn } from '../../shared-schema/sports/model/on-field.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { Side } from './game-view.ts'
import { playTitle, type Names } from './play-text.ts'
import { t } from '../texts/t.ts'

interface Known {
  readonly sides: readonly {
    readonly id: number | null
    readonly roster: readonly Pick<Side['roster'][number], 'reference' | 'number'>[]
  }[]
  readonly names: Names
}

/**
 * A line-up or several substitutions of a team in a line: `Line-up Ants`, `#1, #4, #7`; or `Substitution Ants`,
 * `#12 for #7`.
 * @param plays in the order of the game
 */
export function lineUpText(
  plays: readonly Play[],
  { sides, names }: Known,
): { readonly title: string; readonly detail: string } {
  const [first] = plays
  if (!first) return { title: '', detail: '' }
  const players = (which: 'on' | 'off' | null): string[] =>
    plays.flatMap(play => {
      const { player_1_id: player, player_1_team_id: team } = play
      if (player === null || substitutionIn(play) !== which) return []
      const listed = sides.find(({ id }) => id === team)?.roster.find(({ reference }) => reference === player)
      return [listed?.number ? `#${listed.number}` : names.player(player)]
    })
  const [on, off] = [players('on'), players('off')]
  const team = names.team(first.player_1_team_id)
  if (off.length === 0) {
    // Players in positions come first, in the order of the positions.
    const all = new Set([...players(null), ...on])
    return { title: t('game.lineUpOf', { team }), detail: [...all].join(', ') }
  }
  if (on.length === 0) return { title: playTitle(first, names), detail: off.join(', ') }
  return {
    title: t('game.substitutionOf', { team }),
    detail: t('game.onForOff', { on: on.join(', '), off: off.join(', ') }),
  }
}
