import { Button } from '@mantine/core'
import { memo } from 'react'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'

interface PlayerChipProps {
  readonly player: PlayerReference
  readonly label: string
  readonly isChosen: boolean
  /** Another part in the play is this player's already. */
  readonly isTaken: boolean
  /** The player is out of the game, and can be chosen all the same. */
  readonly isOut: boolean
  readonly onTap: (player: PlayerReference) => Promise<void>
}

/** A player to choose. There are dozens, and each change of the game draws the picker anew: those that stay the same are not. */
export const PlayerChip = memo(function PlayerChip({
  player,
  label,
  isChosen,
  isTaken,
  isOut,
  onTap,
}: PlayerChipProps) {
  return (
    <Button
      variant={isChosen ? 'filled' : 'outline'}
      color="dark"
      aria-pressed={isChosen}
      disabled={isTaken}
      className={classes.chip}
      onClick={() => void onTap(player)}
    >
      {isOut ? t('game.playerOut', { player: label }) : label}
    </Button>
  )
})
