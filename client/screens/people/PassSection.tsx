import { Stack, Title } from '@mantine/core'
import { useCallback } from 'react'
import { fetchPasses } from '../../accounts/passes.ts'
import { List } from '../../components/List.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '../../components/use-query.ts'
import { t } from '../../texts/t.ts'
import { PassCard } from './PassCard.tsx'
import { PassForm } from './PassForm.tsx'

/** The passes of an organization: made, handed out, and ended. */
export function PassSection({ organizationId }: { organizationId: number }) {
  const passes = useQuery(
    useCallback((signal: AbortSignal) => fetchPasses(organizationId, signal), [organizationId]),
  )
  return (
    <Stack gap="sm">
      <PassForm organizationId={organizationId} onMade={passes.again} />
      <Title order={3}>{t('passes.passes')}</Title>
      <QueryResult query={passes}>
        {all => (
          <List label={t('passes.list')} none={t('passes.none')}>
            {all.map(pass => (
              <PassCard key={pass.id} pass={pass} onChanged={passes.again} />
            ))}
          </List>
        )}
      </QueryResult>
    </Stack>
  )
}
