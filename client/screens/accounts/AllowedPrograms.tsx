import { Stack, Text } from '@mantine/core'
import { fetchAllowedPrograms, revokeProgram } from '../../accounts/programs.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { List } from '../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { dayOf } from '../../base/formats/own-clock.ts'
import { lastUsed } from './last-used.ts'

/** The programs of others that may act for somebody. */
export function AllowedPrograms() {
  const programs = useQuery({
    queryKey: ['allowed-programs'],
    queryFn: ({ signal }) => fetchAllowedPrograms(signal),
  })
  const revoke = async (clientId: string): Promise<void> => {
    await revokeProgram(clientId)
    void programs.refetch()
  }
  return (
    <Stack>
      <Text>{t('programs.allowed.what')}</Text>
      <QueryResult query={programs}>
        {listed => (
          <List label={t('programs.allowed.programs')} none={t('programs.allowed.none')}>
            {listed.map(({ client_id, name, since, last_used_at }) => (
              <ListItem
                key={client_id}
                name={name}
                lines={[t('programs.allowed.since', { day: dayOf(since) }), lastUsed(last_used_at)]}
              >
                <RemoveButton
                  name={t('programs.allowed.revoke', { name: bidiIsolate(name) })}
                  confirm={t('programs.allowed.revokeNow')}
                  onConfirm={() => revoke(client_id)}
                  problemOf={problemText}
                  consequence={t('programs.allowed.revokeWhat')}
                />
              </ListItem>
            ))}
          </List>
        )}
      </QueryResult>
    </Stack>
  )
}
