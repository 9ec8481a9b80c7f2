import { Stack, Title } from '@mantine/core'
import { fetchInvitations, takeInvitationBack } from '../../accounts/passes.ts'
import { grantText } from '../../accounts/role-text.ts'
import { List } from '../../components/List.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { problemText } from '../../components/problem-text.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { RENEWAL_MS } from '../../components/renewal.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

/** The invitations that nobody has used yet, of an organization or of all (null). */
export function OpenInvitations({ organizationId }: { organizationId: number | null }) {
  const open = useQuery({
    queryKey: ['invitations', organizationId],
    queryFn: ({ signal }) => fetchInvitations(organizationId, signal),
    refetchInterval: RENEWAL_MS,
    refetchOnWindowFocus: true,
  })
  return (
    <Stack gap="sm">
      <Title order={3}>{t('passes.invitations')}</Title>
      <QueryResult query={open}>
        {all => (
          <List label={t('passes.invitations')} none={t('passes.noInvitations')}>
            {all.map(({ id, role, place, placeName, made_by, expires_at }) => {
              const what = grantText(role, place, placeName)
              return (
                <ListItem
                  key={id}
                  name={what}
                  lines={[
                    ...(made_by === null ? [] : [t('passes.madeBy', { name: bidiIsolate(made_by) })]),
                    t('passes.untilDay', { day: shortDay(expires_at.slice(0, 10)) }),
                  ]}
                >
                  <RemoveButton
                    name={t('passes.takeBack', { what })}
                    confirm={t('common.confirmRemove')}
                    consequence={t('passes.takeBackWhat')}
                    onConfirm={async () => {
                      await takeInvitationBack(id)
                      void open.refetch()
                    }}
                    problemOf={problemText}
                  />
                </ListItem>
              )
            })}
          </List>
        )}
      </QueryResult>
    </Stack>
  )
}
