import { Stack, Title } from '@mantine/core'
import { useCallback } from 'react'
import { fetchPasses } from '../../accounts/passes.ts'
import type { NamedEvent } from '../../accounts/places.ts'
import { List } from '../../components/List.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useRenewal } from '../../components/use-renewal.ts'
import { t } from '../../texts/t.ts'
import { PassCard } from './PassCard.tsx'
import { PassForm } from './PassForm.tsx'

interface PassSectionProps {
  readonly organizationId: number
  /** The one for which passes are made, and to which those that are shown let somebody in. */
  readonly tournament?: NamedEvent
}

/** The passes of an organization: made, handed out, and ended. */
export function PassSection({ organizationId, tournament }: PassSectionProps) {
  const passes = useQuery(
    useCallback(
      (signal: AbortSignal) => fetchPasses(organizationId, tournament?.id, signal),
      [organizationId, tournament?.id],
    ),
  )
  useRenewal(passes)
  return (
    <Stack gap="sm">
      <PassForm organizationId={organizationId} tournament={tournament} onMade={passes.again} />
      <Title order={3}>{tournament ? t('passes.listOfTournament') : t('passes.passes')}</Title>
      <QueryResult query={passes}>
        {all => (
          <List label={tournament ? t('passes.listOfTournament') : t('passes.list')} none={t('passes.none')}>
            {all.map(pass => (
              <PassCard key={pass.id} organizationId={organizationId} pass={pass} onChanged={passes.again} />
            ))}
          </List>
        )}
      </QueryResult>
    </Stack>
  )
}
