import { Stack, Text } from '@mantine/core'
import { fetchPrograms, removeProgram } from '../../accounts/programs.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { List } from '../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { NewProgram } from './NewProgram.tsx'

/** The programs that somebody wrote for others to use. */
export function OwnPrograms() {
  const programs = useQuery({ queryKey: ['programs'], queryFn: ({ signal }) => fetchPrograms(signal) })
  const remove = async (clientId: string): Promise<void> => {
    await removeProgram(clientId)
    void programs.refetch()
  }
  return (
    <Stack>
      <Text>{t('programs.own.what')}</Text>
      <QueryResult query={programs}>
        {listed => (
          <List label={t('programs.own.programs')} none={t('programs.own.none')}>
            {listed.map(({ client_id, name, redirect_uris, keeps_secret }) => (
              <ListItem
                key={client_id}
                name={name}
                lines={[
                  t(keeps_secret ? 'programs.own.idWithSecret' : 'programs.own.idWithoutSecret', {
                    id: client_id,
                  }),
                  ...redirect_uris,
                ]}
              >
                <RemoveButton
                  name={t('common.removeThis', { name: bidiIsolate(name) })}
                  confirm={t('common.confirmRemove')}
                  onConfirm={() => remove(client_id)}
                  problemOf={problemText}
                  consequence={t('programs.own.removeWhat')}
                />
              </ListItem>
            ))}
          </List>
        )}
      </QueryResult>
      <NewProgram onMade={() => void programs.refetch()} />
    </Stack>
  )
}
