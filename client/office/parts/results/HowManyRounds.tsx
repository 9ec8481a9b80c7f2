import { Alert, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'

interface HowManyRoundsProps {
  readonly tournament: Tournament
  /** The number of drawn swiss rounds. */
  readonly drawn: number
  readonly nameOf: (gameId: number) => string | undefined
}

/**
 * Asks for the planned number of swiss rounds if it is unknown: without it no tie, and so no place, is
 * decided, because another round may come.
 */
export function HowManyRounds({ tournament, drawn, nameOf }: HowManyRoundsProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  if (tournament.number_of_swiss_rounds !== null || drawn === 0) return null
  const rounds = chosen ?? String(drawn)
  const number = Number(rounds)
  return (
    <Alert color="yellow" component="section" aria-label={t('swiss.howMany')} title={t('swiss.howMany')}>
      <Stack gap="sm">
        <Text>{t('swiss.howManyWhat')}</Text>
        <Group align="flex-end">
          <TextInput
            type="number"
            min={1}
            w="9rem"
            label={t('details.swissRounds')}
            value={rounds}
            onChange={event => setChosen(event.currentTarget.value)}
          />
          <ConfirmWithPreview
            name={t('swiss.setRounds')}
            disabled={!Number.isInteger(number) || number < 1}
            change={{
              method: 'PATCH',
              path: `/v1/tournaments/${tournament.id}/`,
              body: { number_of_swiss_rounds: number },
              asOf: tournament.time_last_updated,
            }}
            nameOf={nameOf}
          />
        </Group>
      </Stack>
    </Alert>
  )
}
