import { Group, Stack, Text } from '@mantine/core'
import type { Passkey } from '../../../shared-schema/api/accounts/passkeys.ts'
import { fetchPasskeys, removePasskey } from '../../accounts/passkeys.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { List } from '../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { dayOf } from '../../base/formats/own-clock.ts'
import { lastUsed } from './last-used.ts'
import { NewPasskey } from './NewPasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

/** The passkeys that replace the password. */
export function Passkeys() {
  const passkeys = useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => fetchPasskeys(signal) })
  const remove = async (id: string): Promise<void> => {
    await removePasskey(id)
    void passkeys.refetch()
  }
  return (
    <Stack>
      <Text>{t('passkeys.what')}</Text>
      <QueryResult query={passkeys}>
        {({ passkeys: listed, asks_for_password }) => (
          <>
            <List label={t('passkeys.passkeys')} none={t('passkeys.none')}>
              {listed.map(passkey => (
                <ListItem key={passkey.id} name={passkey.name} lines={about(passkey)}>
                  <Group gap="xs" wrap="nowrap">
                    <RenamePasskey passkey={passkey} onRenamed={() => void passkeys.refetch()} />
                    <RemoveButton
                      name={t('common.removeThis', { name: passkey.name })}
                      confirm={t('common.confirmRemove')}
                      onConfirm={() => remove(passkey.id)}
                      problemOf={problemText}
                      consequence={t('passkeys.removeWhat')}
                    />
                  </Group>
                </ListItem>
              ))}
            </List>
            <NewPasskey asksForPassword={asks_for_password} onEnded={() => void passkeys.refetch()} />
          </>
        )}
      </QueryResult>
    </Stack>
  )
}

const about = ({ time_created, time_last_used }: Passkey): string[] => [
  t('passkeys.addedOn', { day: dayOf(time_created) }),
  lastUsed(time_last_used),
]
