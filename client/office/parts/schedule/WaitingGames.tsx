import { Button, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import type { NamedGame } from '../../data/game-names.ts'
import type { OfficeField } from '../../data/schedule.ts'
import { isUnplaced } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import { BoardCard } from './BoardCard.tsx'
import classes from './schedule.module.css'

interface WaitingGamesProps {
  readonly games: readonly NamedGame[]
  readonly colors: ReadonlyMap<string, string>
  readonly fields: readonly OfficeField[]
  readonly changed: ReadonlyMap<number, string>
  readonly officials: ReadonlyMap<number, string>
  readonly onOpen: (gameId: number) => void
}

/** The number shown at a time: nobody drags more one by one, and thousands take long to draw. */
const AT_ONCE = 30

/** The games without a field, next to the board: they are dragged from here. */
export function WaitingGames({ games, colors, fields, changed, officials, onOpen }: WaitingGamesProps) {
  const [most, setMost] = useState(AT_ONCE)
  const title = t(fields.length > 0 ? 'schedule.unplaced' : 'schedule.waiting')
  return (
    <Paper withBorder p="sm" component="section" aria-label={title}>
      <Text fw={700}>{title}</Text>
      {fields.length > 0 && <Text>{t('schedule.unplacedWhat')}</Text>}
      <div className={classes.waiting}>
        {games.slice(0, most).map(one => (
          <BoardCard
            key={one.game.id}
            named={one}
            color={colors.get(one.partKey)}
            isClashing={false}
            isPinned={false}
            was={changed.get(one.game.id)}
            officials={officials.get(one.game.id)}
            isUnplaced={isUnplaced(one.game, fields)}
            onOpen={() => onOpen(one.game.id)}
          />
        ))}
        {games.length > most && (
          <Button variant="default" onClick={() => setMost(most + AT_ONCE)}>
            {t('schedule.moreWaiting', { count: games.length - most })}
          </Button>
        )}
      </div>
    </Paper>
  )
}
