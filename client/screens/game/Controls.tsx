import { Alert, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconFlag, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { EndGame } from './EndGame.tsx'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'

interface ControlsProps {
  readonly view: GameView
  readonly game: Game
  readonly more: boolean
  readonly onMore: () => void
}

/** Start, undo, end and what else concerns the game as a whole. */
export function Controls({ view, game, more, onMore }: ControlsProps) {
  const [ending, setEnding] = useState(false)
  if (view.settled) return <Alert color="field" title="This result is final">The office has counted it and takes corrections.</Alert>
  if (typeof view.keptBy !== 'string') {
    return (
      <Alert color="yellow" title={<><bdi>{view.keptBy.name}</bdi> keeps the score on another device</>}>
        <Text mb="sm">What you see is as that device last sent it. Take over when it cannot go on: what it records afterwards will not count.</Text>
        <Button onClick={() => void game.takeOver()}>Take over scoring</Button>
      </Alert>
    )
  }
  const set = async (status: 'live' | 'final'): Promise<void> => {
    game.ask(null)
    await game.record({ kind: 'status', data: { status } })
    setEnding(false)
  }
  return (
    <div className={classes.controls}>
      {view.undoes && (
        <Button variant="default" leftSection={<IconArrowBackUp />} aria-label="Undo" title={view.undoes.title} onClick={() => void game.undo()}>
          <span className={classes.undo}>Undo<small>{view.undoes.title}</small></span>
        </Button>
      )}
      {view.status === 'scheduled' && <Button leftSection={<IconPlayerPlay />} onClick={() => void set('live')}>Start game</Button>}
      {view.status !== 'final' && <Button variant="default" leftSection={<IconDots />} aria-expanded={more} onClick={onMore}>More</Button>}
      {view.status === 'live' && <Button color="dark" leftSection={<IconFlag />} onClick={() => setEnding(true)}>End game</Button>}
      {view.status === 'final' && <Button variant="default" leftSection={<IconPlayerPlay />} onClick={() => void set('live')}>Reopen game</Button>}
      <EndGame opened={ending} view={view} onClose={() => setEnding(false)} onEnd={() => void set('final')} />
    </div>
  )
}
