import { Stack, Text, Title } from '@mantine/core'
import { isSingle } from '../../../shared-schema/rules/progress/single-game.ts'
import { eventGames, type EventDetails } from '../../reading/events/event-view.ts'
import { partsOfGames } from '../../reading/events/part-of-game.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { DatedGameCards } from './DatedGameCards.tsx'
import { t } from '../../texts/t.ts'

interface SingleGamesProps {
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly scope: string
}

/** The games of a tournament that are in no pool, bracket or swiss round; nothing without any. */
export function SingleGames({ details, records, scope }: SingleGamesProps) {
  const games = details.games.filter(isSingle)
  if (games.length === 0) return null
  const parts = partsOfGames(details, records)
  return (
    <Stack component="section" aria-label={t('events.singles')} gap="xs">
      <Title order={2}>{t('events.singles')}</Title>
      <Text>{t('events.singlesWhat')}</Text>
      <DatedGameCards games={eventGames({ ...details, games })} parts={parts} scope={scope} />
    </Stack>
  )
}
