import { Button } from '@mantine/core'
import { memo } from 'react'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import { t } from '../../texts/t.ts'
import classes from './players.module.css'

interface PlayerChipProps {
  readonly player: PlayerReference
  readonly number: string | null
  readonly name: string
  readonly isChosen: boolean
  /** The player already has another part in the play. */
  readonly isTaken: boolean
  /** The player is out of the game, or absent, and can still be chosen. */
  readonly away: 'out' | 'absent' | null
  readonly onTap: (player: PlayerReference) => Promise<void> | void
}

/**
 * A player to choose: the number, which is visible from the line, and the name below it. There are dozens,
 * and each change of the game redraws the picker: unchanged chips are not redrawn.
 */
export const PlayerChip = memo(function PlayerChip({
  player,
  number,
  name,
  isChosen,
  isTaken,
  away,
  onTap,
}: PlayerChipProps) {
  return (
    <Button
      variant={isChosen ? 'filled' : 'outline'}
      color="dark"
      aria-pressed={isChosen}
      disabled={isTaken}
      className={classes.player}
      data-away={away ?? undefined}
      onClick={() => void onTap(player)}
    >
      {number !== null && <b className={classes.number}>#{number}</b>}{' '}
      <span className={classes.name}>
        {away === null ? name : t(away === 'out' ? 'game.playerOut' : 'game.playerAbsent', { player: name })}
      </span>
    </Button>
  )
})
