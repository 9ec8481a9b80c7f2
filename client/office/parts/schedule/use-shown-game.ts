import { useEffect, useState } from 'react'
import type { NamedGame } from '../../data/game-names.ts'
import { dayOf } from '../../data/schedule-board.ts'
import { cardId } from './BoardCard.tsx'

/**
 * Shows a game on the board: its day, with the focus on its card.
 * @param day the shown day
 */
export function useShownGame(
  games: readonly NamedGame[],
  day: string | undefined,
  chooseDay: (day: string) => void,
) {
  const [shown, setShown] = useState<{ readonly id: number } | null>(null)
  useEffect(() => {
    if (shown) document.getElementById(cardId(shown.id))?.focus()
  }, [shown, day])
  return {
    show: (id: number): void => {
      const game = games.find(one => one.game.id === id)?.game
      if (game) chooseDay(dayOf(game.start_time))
      setShown({ id })
    },
    /** Shows another day without taking the focus back to the game. */
    showDay: (value: string): void => {
      setShown(null)
      chooseDay(value)
    },
  }
}
