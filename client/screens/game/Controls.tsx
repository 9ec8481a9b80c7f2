import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconFlag, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { EndGame } from './later-parts.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface ControlsProps {
  readonly view: GameView
  readonly game: Game
  /** Whether this device keeps the score. */
  readonly mine: boolean
  readonly more: boolean
  readonly onMore: () => void
}

/** Undo, start, end and what else concerns the game as a whole: each in its own place, whether it can be tapped or not. */
export function Controls({ view: { status, undoes, sides }, game, mine, more, onMore }: ControlsProps) {
  const [ending, setEnding] = useState(false)
  const set = async (next: 'live' | 'final'): Promise<void> => {
    game.ask(null)
    if (more) onMore()
    await game.record({ kind: 'status', data: { status: next } })
    setEnding(false)
  }
  return (
    <div className={classes.controls}>
      <Button
        variant="default"
        disabled={!mine || !undoes}
        leftSection={<IconArrowBackUp />}
        onClick={() => void game.undo()}
      >
        <span className={classes.undo}>
          {t('game.undo')} <small>{mine && undoes ? undoes.title : ' '}</small>
        </span>
      </Button>
      <Button
        variant="default"
        disabled={!mine || status === 'final'}
        leftSection={<IconDots />}
        aria-expanded={more}
        onClick={onMore}
      >
        {t('game.more')}
      </Button>
      <Button
        variant={status === 'final' ? 'default' : 'filled'}
        disabled={!mine || status === 'live'}
        data-hidden={status === 'live' || undefined}
        leftSection={<IconPlayerPlay />}
        onClick={() => void set('live')}
      >
        {status === 'final' ? t('game.reopen') : t('game.start')}
      </Button>
      <Button
        color="dark"
        disabled={!mine || status !== 'live'}
        leftSection={<IconFlag />}
        onClick={() => setEnding(true)}
      >
        {t('game.end')}
      </Button>
      <EndGame
        opened={ending}
        sides={sides}
        onClose={() => setEnding(false)}
        onEnd={() => void set('final')}
      />
    </div>
  )
}
