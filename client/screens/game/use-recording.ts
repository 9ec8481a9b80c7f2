import { useMemo, useState } from 'react'
import { afterOthers } from '../../components/use-latest.ts'
import { useSaving } from '../../components/use-saving.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { Recording, SeenGame } from '../../sync/recording/recorder.ts'

/** A play that was just recorded, or is being corrected: its first entry and its content as it now is. */
export interface OpenPlay {
  readonly root: string
  readonly play: Play
}

/** The plays that a tap brings. */
interface Tapped {
  /**
   * From the entries of the game so far.
   * @param withTime gives a play the time of the game's clock, if it is kept
   */
  readonly plays: (entries: readonly Entry[], withTime: (play: Play) => Play) => readonly Play[]
  /** The effect of the last play on the questions: it has its own, ends the open one, or leaves that open. */
  readonly question: (last: Play) => 'asked' | 'closed' | 'left open'
}

export interface Game {
  /**
   * Records something, perhaps nothing. Like all of these it resolves when that is on the disk, or to false if
   * it failed.
   */
  readonly record: (...recordings: readonly Recording[]) => Promise<boolean>
  /** Records a play, perhaps after an earlier entry of the game, and asks for its players. */
  readonly play: (play: Play, after?: string | null) => Promise<boolean>
  /** Records the plays that a tap brings in one step, and asks about the last one if it has questions. */
  readonly tap: (tapped: Tapped) => Promise<boolean>
  readonly undo: () => Promise<boolean>
  /** Records the last undone entry again, in its old place. */
  readonly putBack: () => Promise<boolean>
  readonly takeOver: () => Promise<boolean>
  /** Takes over and keeps this device's own entries. */
  readonly goOnWithOwn: () => Promise<boolean>
  /** The play whose players are asked for. */
  readonly asking: OpenPlay | null
  readonly ask: (open: OpenPlay | null) => void
  /** Why the last tap was not recorded. */
  readonly problem: string | null
}

/**
 * The actions of a game's screen. None of them waits for a network.
 * @param sides the teams that are on the screen
 */
export function useRecording(
  { recorder }: OpenScope,
  gameId: number,
  sides: GameView['sides'] | undefined,
): Game {
  const [asking, ask] = useState<OpenPlay | null>(null)
  const { save: write, problem } = useSaving()
  const [team_1_id, team_2_id] = [sides?.[0].id ?? null, sides?.[1].id ?? null]
  return useMemo(() => {
    const seen: SeenGame = { id: gameId, team_1_id, team_2_id }
    return {
      asking,
      ask,
      problem,
      record: (...recordings) =>
        write(async () => {
          if (recordings.length > 0) await recorder.record(seen, ...recordings)
        }),
      play: (play, after = null) =>
        write(async () => {
          const { id } = await recorder.record(seen, { kind: 'play', data: play, after })
          afterOthers(() => ask({ root: id, play }))
        }),
      tap: ({ plays, question }) =>
        write(async () => {
          const last = await recorder.recordAfter(seen, entries =>
            plays(entries, play => play).map(data => ({ kind: 'play', data })),
          )
          const then = last.kind === 'play' ? question(last.data) : 'left open'
          if (then === 'left open') return
          afterOthers(() =>
            ask(then === 'asked' && last.kind === 'play' ? { root: last.id, play: last.data } : null),
          )
        }),
      undo: () =>
        write(async () => {
          ask(null)
          await recorder.undo(gameId)
        }),
      putBack: () =>
        write(async () => {
          await recorder.putBack(seen)
        }),
      takeOver: () =>
        write(async () => {
          await recorder.claim(seen)
        }),
      goOnWithOwn: () =>
        write(async () => {
          await recorder.claim(seen, 'own')
        }),
    }
  }, [recorder, gameId, team_1_id, team_2_id, asking, problem, write])
}
