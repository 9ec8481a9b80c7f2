import { useMemo } from 'react'
import { playedUntil, type Moment } from '../../../../shared-schema/scoring/game-clock.ts'
import { momentNow } from '../../../base/device/moment.ts'
import { clockSet, timed } from '../../../sync/recording/timed.ts'
import type { Play } from '../../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import type { Game } from '../use-recording.ts'

/** The actions of a game's screen, with its clock: plays carry its time, and it starts with the game. */
export function useTimedGame(
  game: Game,
  deviceId: string,
  view: GameView | null | undefined,
): Game & { readonly toggleClock: () => void } {
  return useMemo(() => {
    const times = view?.times
    const known = times && { ...times, clock: times.status === 'live' ? times.clock : null }
    const record: Game['record'] = (...recordings) => {
      const now = momentNow(deviceId)
      const isStart = recordings.some(({ kind, data }) => kind === 'status' && data.status === 'live')
      return game.record(
        ...recordings.map(one => (known ? timed(one, known, now) : one)),
        ...(isStart && times?.hasClock && times.status === 'scheduled' ? [clockSet(true, 0, now)] : []),
      )
    }
    const withTime = (data: Play, now: Moment, after: string | null = null): Play =>
      known ? timed({ kind: 'play', data, after } as const, known, now).data : data
    const toggle = (): void => {
      if (times?.status === 'scheduled') return void record({ kind: 'status', data: { status: 'live' } })
      const now = momentNow(deviceId)
      const clock = times?.clock ?? null
      void game.record(clockSet(clock?.runs !== true, clock ? playedUntil(clock, now) : 0, now))
    }
    return {
      ...game,
      record,
      play: (play, after = null) => game.play(withTime(play, momentNow(deviceId), after), after),
      tap({ plays, question }) {
        const now = momentNow(deviceId)
        return game.tap({ plays: entries => plays(entries).map(play => withTime(play, now)), question })
      },
      toggleClock: toggle,
    }
  }, [game, deviceId, view?.times])
}
