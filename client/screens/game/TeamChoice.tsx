import { Button, Group } from '@mantine/core'
import type { SideNumber } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'

interface TeamChoiceProps {
  readonly sides: GameView['sides']
  readonly side: SideNumber
  readonly onSide: (side: SideNumber) => void
}

/** Chooses the team whose players are shown. */
export const TeamChoice = ({ sides, side, onSide }: TeamChoiceProps) => (
  <Group grow role="group" aria-label={t('game.team')}>
    {([0, 1] as const).map(which => (
      <Button
        key={which}
        variant={which === side ? 'filled' : 'default'}
        aria-pressed={which === side}
        onClick={() => onSide(which)}
      >
        <span className={classes.clamped}>{sides[which].name}</span>
      </Button>
    ))}
  </Group>
)
