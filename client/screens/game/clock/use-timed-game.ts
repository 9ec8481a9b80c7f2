import { useEffect, useMemo, useRef } from 'react'
import { playedUntil, type GameClock, type Moment } from '../../../../shared-schema/scoring/game-clock.ts'
import { momentNow } from '../../../base/device/moment.ts'
import { clockSet, timed } from '../../../sync/recording/timed.ts'
import type { Play } from '../../../../shared-schema/sports/model/play.ts'
import type { GameTimes } from '../../../scoring/game-times.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import type { Recording } from '../../../sync/recording/recorder.ts'
import type { Game } from '../use-recording.ts'

interface AtTap {
  readonly now: Moment
  readonly withClock: <R extends Recording>(recording: R) => R
}

/** The actions of a game's screen, with its clock: plays carry its time, and it starts with the game. */
export function useTimedGame(
  game: Game,
  deviceId: string,
  view: GameView | null | undefined,
): Game & { readonly toggleClock: () => void } {
  const started = useRef<Moment | null>(null)
  const isShown = view?.times.status !== 'scheduled'
  useEffect(() => {
    if (isShown) started.current = null
  }, [isShown])
  return useMemo(() => {
    const times = view?.times
    /** As of the tap: a play is written a moment later. */
    const clockAtTap = (): AtTap => {
      const now = momentNow(deviceId)
      const known = times && { ...times, clock: clockIn(times, started.current) }
      return { now, withClock: one => (known ? timed(one, known, now) : one) }
    }
    const record: Game['record'] = async (...recordings) => {
      const { now, withClock } = clockAtTap()
      const isStart = recordings.some(({ kind, data }) => kind === 'status' && data.status === 'live')
      if (!isStart || !times?.hasClock || times.status !== 'scheduled')
        return game.record(...recordings.map(withClock))
      started.current = now
      const isSaved = await game.record(...recordings.map(withClock), clockSet(true, 0, now))
      if (!isSaved) started.current = null
      return isSaved
    }
    const toggle = (): void => {
      if (times?.status === 'scheduled') return void record({ kind: 'status', data: { status: 'live' } })
      const now = momentNow(deviceId)
      const clock = times?.clock ?? null
      void game.record(clockSet(clock?.runs !== true, clock ? playedUntil(clock, now) : 0, now))
    }
    return {
      ...game,
      record,
      play: (data, after = null) =>
        game.play(clockAtTap().withClock({ kind: 'play', data, after } as const).data, after),
      tap({ plays, question }) {
        const { withClock } = clockAtTap()
        const withTime = (data: Play): Play => withClock({ kind: 'play', data } as const).data
        return game.tap({ plays: entries => plays(entries, withTime).map(withTime), question })
      },
      async undo() {
        started.current = null
        return game.undo()
      },
      toggleClock: toggle,
    }
  }, [game, deviceId, view?.times])
}

/**
 * The clock of the play: that of a live game.
 * @param started the tap that has just started the game, if the screen does not show that yet
 */
function clockIn({ status, clock, period }: GameTimes, started: Moment | null): GameClock | null {
  if (status === 'live') return clock
  if (status !== 'scheduled' || !started) return null
  return { runs: true, period, played: 0, since: started, stoppedBy: null, scored: [] }
}
