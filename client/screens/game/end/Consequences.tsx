import { List, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useLatest } from '../../../components/use-latest.ts'
import { watchConsequences } from '../../../reading/events/consequences.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import type { ScopeDatabase } from '../../../sync/storage/documents.ts'

interface ConsequencesProps {
  readonly view: GameView
  readonly gameId: number
  readonly database: ScopeDatabase
}

const none: readonly string[] = []

/**
 * What follows if the game ends as it stands. The room for it is kept, so that the buttons below stay where
 * they are.
 */
export function Consequences({ view: { winner }, gameId, database }: ConsequencesProps) {
  const lines = useLatest<readonly string[]>(
    useMemo(() => watchConsequences(database, gameId, winner), [database, gameId, winner]),
    none,
  )
  return lines.length === 0 ? (
    <Text aria-hidden> </Text>
  ) : (
    <List>
      {lines.map(line => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  )
}
