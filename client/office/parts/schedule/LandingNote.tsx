import { Alert, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { NamedGame } from '../../data/game-names.ts'
import { pairText } from '../../data/game-names.ts'
import type { BoardEvent, Move, OfficeField } from '../../data/schedule.ts'
import { t } from '../../texts/t.ts'
import { Clashes } from './Clashes.tsx'
import classes from './schedule.module.css'
import { slotText } from './slot-text.ts'

interface LandingNoteProps {
  readonly event: BoardEvent
  /** Empty while the card is off the board. */
  readonly moves: readonly Move[]
  readonly games: ReadonlyMap<number, NamedGame>
  readonly fields: readonly OfficeField[]
}

/** The delay before a preview, which skips places that the card only passes. */
const PASSING_MS = 120

/** While a card is dragged: its target, the game that it would swap with, and conflicts there. */
export function LandingNote({ event, moves, games, fields }: LandingNoteProps) {
  const [settledMoves] = useDebouncedValue(moves, PASSING_MS)
  const [first, other] = moves
  const swapped = games.get(other?.game.id ?? 0)
  return (
    <Alert className={classes.told} color="yellow" role="status">
      {first ? (
        <>
          <Text fw={700}>{slotText(first.slot, fields)}</Text>
          {swapped && <Text>{t('schedule.swaps', { game: pairText(swapped) })}</Text>}
          <Clashes event={event} moves={settledMoves} />
        </>
      ) : (
        <Text>{t('schedule.beside')}</Text>
      )}
    </Alert>
  )
}
