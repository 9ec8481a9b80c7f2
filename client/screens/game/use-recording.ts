import { useMemo, useState } from 'react'
import { afterOthers } from '../../components/use-latest.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { goOnOnceThereIsRoom, isFull } from '../../base/device/full-disk.ts'
import { notSaved } from '../../sync/recording/not-saved.ts'
import type { Recording, SeenGame } from '../../sync/recording/recorder.ts'

/** A play that was just recorded, or is being corrected: its first entry and its content as it now is. */
interface OpenPlay {
  readonly root: string
  readonly play: Play
}

/** The entries next to a new play. */
interface Among {
  /** The entry that it is inserted after; by default the last one. */
  readonly after?: string | null
  /** Plays that are recorded in one step with it, and before it. */
  readonly preceding?: readonly Play[]
}

export interface Game {
  /** Records something. Like all of these it resolves when that is on the disk, or to false if it failed. */
  readonly record: (...recordings: readonly Recording[]) => Promise<boolean>
  /** Records a play, perhaps in another place than the end, and asks for its players. */
  readonly play: (play: Play, among?: Among) => Promise<boolean>
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
  const [problem, setProblem] = useState<string | null>(null)
  const [team_1_id, team_2_id] = [sides?.[0].id ?? null, sides?.[1].id ?? null]
  return useMemo(() => {
    const seen: SeenGame = { id: gameId, team_1_id, team_2_id }
    const write = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work()
        setProblem(null)
        return true
      } catch (error) {
        if (isFull(error)) void goOnOnceThereIsRoom()
        setProblem(notSaved(error))
        return false
      }
    }
    return {
      asking,
      ask,
      problem,
      record: (...recordings) =>
        write(async () => {
          await recorder.record(seen, ...recordings)
        }),
      play: (play, { after = null, preceding = [] } = {}) =>
        write(async () => {
          const plays = [...preceding, play].map(data => ({ kind: 'play', data, after }) as const)
          const { id } = await recorder.record(seen, ...plays)
          afterOthers(() => ask({ root: id, play }))
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
  }, [recorder, gameId, team_1_id, team_2_id, asking, problem])
}
