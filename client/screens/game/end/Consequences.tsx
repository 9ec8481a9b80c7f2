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
 * The consequences if the game ends with the present score. Without any there is an empty line, so that the
 * buttons below stay in their place.
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
