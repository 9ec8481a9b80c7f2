import { Alert, Text } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useLatest } from '../../app/use-latest.ts'
import { useWakeLock } from '../../app/use-wake-lock.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { watchGame } from '../../scoring/watch-game.ts'
import { DownloadProgress } from '../event/DownloadProgress.tsx'
import { useOffice } from '../office/use-office.ts'
import { Controls } from './Controls.tsx'
import { DisputeNotice } from './DisputeNotice.tsx'
import classes from './game.module.css'
import { GoalButtons } from './GoalButtons.tsx'
import { MorePlays } from './MorePlays.tsx'
import { PlayerPicker } from './PlayerPicker.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { ScoreBoard } from './ScoreBoard.tsx'
import { useRecording } from './use-recording.ts'

/** The score, the buttons that change it and what happened so far. */
export function GameDesk({ open, gameId }: { open: OpenScope; gameId: number }) {
  const view = useLatest<GameView | null | undefined>(useMemo(() => watchGame(open, gameId), [open, gameId]), undefined)
  const game = useRecording(open, gameId, view?.sides)
  const office = useOffice(open)
  const [more, setMore] = useState(false)
  const { ask } = game
  const done = useCallback(() => ask(null), [ask])
  useWakeLock(view?.status === 'live')
  if (view === undefined) return null
  if (view === null) {
    return <><Text>This game is not on this device.</Text><DownloadProgress open={open} empty /></>
  }
  const mine = typeof view.keptBy === 'string'
  const recording = mine && !view.settled && view.status !== 'final'
  return (
    <div className={classes.desk}>
      <div className={classes.board}>
        <ScoreBoard view={view} />
        {view.needsDecision && (
          <Alert color="yellow" title="The office must decide who plays this game">
            A result before it was corrected, and another team would be here now. What you record stays.
          </Alert>
        )}
        <DisputeNotice scores={view.otherScores} deskAt={office && `/events/${open.scope}/office/disputes/${gameId}`} />
        {game.problem !== null && (
          <Alert color="red" role="alert" title="The last tap was NOT saved">{game.problem}. Note it on paper, then try again.</Alert>
        )}
        {recording && <GoalButtons view={view} game={game} />}
        <Controls view={view} game={game} more={more} onMore={() => setMore(!more)} />
        {recording && more && <MorePlays view={view} game={game} onChosen={() => setMore(false)} />}
        {recording && !more && game.asking && (
          <PlayerPicker key={game.asking.root} asking={game.asking} view={view} game={game} onDone={done} />
        )}
      </div>
      <RecordTabs view={view} game={game} editable={mine && !view.settled} />
    </div>
  )
}
