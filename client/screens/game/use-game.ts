import { useMemo } from 'react'
import { shareReplay } from 'rxjs'
import { afterOthers, useLatest } from '../../components/use-latest.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { watchGame } from '../../scoring/watch-game.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { useTimedGame } from './clock/use-timed-game.ts'
import { useRecording } from './use-recording.ts'

/**
 * A game on its screen, and the actions of its buttons.
 * @returns the views as they come; the one to draw, null if the game is not on this device and undefined until
 * that is known; and the actions
 */
export function useGame(open: OpenScope, gameId: number) {
  const view$ = useMemo(
    () => watchGame(open, gameId).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    [open, gameId],
  )
  const view = useLatest<GameView | null | undefined>(view$, undefined, afterOthers)
  const game = useTimedGame(useRecording(open, gameId, view?.sides), open.deviceId, view)
  return { view$, view, game }
}
