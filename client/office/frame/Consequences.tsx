import { List, Loader, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { problemText } from './problem-text.ts'
import type { Preview } from '../data/previews.ts'
import { t } from '../texts/t.ts'

interface ConsequencesProps {
  readonly query: UseQueryResult<Preview>
  /** The name of a game; undefined if it is obvious which one is meant. */
  readonly nameOf: (gameId: number) => string | undefined
}

/** Previews the effects of a change. */
export function Consequences({ query: { data, error }, nameOf }: ConsequencesProps) {
  if (error) return <ProblemAlert problem={problemText(error)} />
  return (
    <Stack gap={4} role="status">
      {data ? (
        data.consequences.length === 0 ? (
          <Text>{t('frame.nothingMoves')}</Text>
        ) : (
          <>
            <Text fw={700}>{t('frame.whatMoves')}</Text>
            <List>
              {data.consequences.map(({ text, game_id }, index) => (
                <List.Item key={index}>
                  {game_id !== null && <Text fw={700}>{nameOf(game_id)}</Text>}
                  {text}
                </List.Item>
              ))}
            </List>
          </>
        )
      ) : (
        <Loader size="sm" role="img" aria-label={t('frame.asksWhatMoves')} />
      )}
    </Stack>
  )
}
