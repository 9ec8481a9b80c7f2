import { useState } from 'react'
import type { NamedGame } from '../../data/game-names.ts'
import type { OfficeGame } from '../../data/games.ts'
import { movedGames, moving, type BoardEvent, type Move } from '../../data/schedule.ts'
import { slotOf } from '../../data/schedule-board.ts'
import { useChange } from '../../frame/use-change.ts'

/** The last moves, or those refused because somebody else had moved a game meanwhile. */
interface LastMoves {
  readonly wanted: readonly Move[]
  /** The former places of the games. */
  readonly before: readonly Move[]
}

/** Moves games on the server, all or none of them, and undoes the last moves. */
export interface Moves {
  readonly move: (moves: readonly Move[]) => void
  readonly isMoving: (gameId: number) => boolean
  readonly busy: boolean
  readonly done: LastMoves | null
  /** Set if somebody else changed one of the games after it was loaded here. */
  readonly refused: LastMoves | null
  readonly problem: string | null
  readonly takeBack: () => void
  /** Moves them although somebody else moved one. */
  readonly allTheSame: () => void
  readonly forget: () => void
}

const asItIs = (game: OfficeGame): Move => ({ game, slot: slotOf(game), isPinned: game.is_pinned })

export function useMoves(event: BoardEvent, games: readonly NamedGame[]): Moves {
  const { send, busy, problem, isChangedSince: isRefused, forgetProblem } = useChange()
  const [last, setLast] = useState<LastMoves | null>(null)
  const [isDone, setIsDone] = useState(false)
  const gameNow = (id: number) => games.find(({ game }) => game.id === id)?.game
  const move = async (wanted: readonly Move[]): Promise<void> => {
    setLast({ wanted, before: wanted.map(({ game }) => asItIs(game)) })
    setIsDone(false)
    if (await send({ ...moving(event, wanted), shape: movedGames })) setIsDone(true)
  }
  const again = (moves: readonly Move[]): void =>
    void move(moves.map(one => ({ ...one, game: gameNow(one.game.id) ?? one.game })))
  return {
    move: wanted => void move(wanted),
    isMoving: id => busy && last?.wanted.some(({ game }) => game.id === id) === true,
    busy,
    done: isDone ? last : null,
    refused: isRefused ? last : null,
    problem: isRefused ? null : problem,
    takeBack: () => last && again(last.before),
    allTheSame: () => last && again(last.wanted),
    forget: () => {
      setLast(null)
      setIsDone(false)
      forgetProblem()
    },
  }
}
