import { Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { CorrectPlay } from './CorrectPlay.tsx'
import classes from './game.module.css'
import { PlayLine } from './PlayLine.tsx'
import type { Game } from './use-recording.ts'

interface PlayListProps {
  readonly view: GameView
  readonly game: Game
  readonly editable: boolean
}

/** The plays, the latest first; a tap on one corrects or removes it. */
export function PlayList({ view, game, editable }: PlayListProps) {
  const [correcting, setCorrecting] = useState<string | null>(null)
  const line = view.lines.find(({ root }) => root.id === correcting)
  const { ask } = game
  const correct = useCallback((root: string) => {
    ask(null)
    setCorrecting(root)
  }, [ask])
  if (view.lines.length === 0) {
    return <Text>{view.settled ? 'The plays of a final game are kept by the office.' : 'Nothing recorded yet.'}</Text>
  }
  return (
    <>
      <ol className={classes.plays} aria-label="Plays">
        {view.lines.map((each, index) => (
          <PlayLine key={each.root.id} line={each} place={index + 1} onOpen={editable ? correct : null} />
        )).reverse()}
      </ol>
      {line && <CorrectPlay line={line} view={view} game={game} onClose={() => setCorrecting(null)} />}
    </>
  )
}
