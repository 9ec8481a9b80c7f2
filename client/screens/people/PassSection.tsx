import { Stack, Title } from '@mantine/core'
import { fetchPasses } from '../../accounts/passes.ts'
import type { NamedEvent } from '../../accounts/places.ts'
import { List } from '../../components/List.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { RENEWAL_MS } from '../../components/renewal.ts'
import { t } from '../../texts/t.ts'
import { PassCard } from './PassCard.tsx'
import { PassForm } from './PassForm.tsx'

interface PassSectionProps {
  readonly organizationId: number
  /** The event for which passes are made, and to which those that are shown let somebody in. */
  readonly within?: NamedEvent
}

/** The passes of an organization: made, handed out, and ended. */
export function PassSection({ organizationId, within }: PassSectionProps) {
  const passes = useQuery({
    queryKey: ['passes', organizationId, within?.kind, within?.id],
    queryFn: ({ signal }) => fetchPasses(organizationId, within, signal),
    refetchInterval: RENEWAL_MS,
    refetchOnWindowFocus: true,
  })
  const title =
    within === undefined
      ? t('passes.passes')
      : within.kind === 'meet'
        ? t('passes.listOfEvent')
        : t('passes.listOfTournament')
  return (
    <Stack gap="sm">
      <PassForm organizationId={organizationId} within={within} onMade={() => void passes.refetch()} />
      <Title order={3}>{title}</Title>
      <QueryResult query={passes}>
        {all => (
          <List label={within ? title : t('passes.list')} none={t('passes.none')}>
            {all.map(pass => (
              <PassCard
                key={pass.id}
                organizationId={organizationId}
                pass={pass}
                onChanged={() => void passes.refetch()}
              />
            ))}
          </List>
        )}
      </QueryResult>
    </Stack>
  )
}
