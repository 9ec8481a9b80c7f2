import { Stack, Text } from '@mantine/core'
import type { Token } from '../../../shared-schema/api/accounts/tokens.ts'
import { fetchTokens, removeToken } from '../../accounts/tokens.ts'
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
import { NewToken } from './NewToken.tsx'

/** The tokens by which one's own programs act for the account. */
export function Tokens() {
  const tokens = useQuery({ queryKey: ['tokens'], queryFn: ({ signal }) => fetchTokens(signal) })
  const remove = async (id: number): Promise<void> => {
    await removeToken(id)
    void tokens.refetch()
  }
  return (
    <Stack>
      <Text>{t('programs.token.what')}</Text>
      <QueryResult query={tokens}>
        {listed => (
          <List label={t('programs.token.tokens')} none={t('programs.token.none')}>
            {listed.map(token => (
              <ListItem key={token.id} name={token.name} lines={about(token)}>
                <RemoveButton
                  name={t('common.removeThis', { name: bidiIsolate(token.name) })}
                  confirm={t('common.confirmRemove')}
                  onConfirm={() => remove(token.id)}
                  problemOf={problemText}
                  consequence={t('programs.token.removeWhat')}
                />
              </ListItem>
            ))}
          </List>
        )}
      </QueryResult>
      <NewToken onMade={() => void tokens.refetch()} />
    </Stack>
  )
}

const about = ({ scope, time_created, last_used_at, expires_at }: Token): string[] => [
  t(`programs.token.may.${scope}`),
  expires_at === null
    ? t('programs.token.madeOn', { day: dayOf(time_created) })
    : t('programs.token.madeUntil', { day: dayOf(time_created), end: dayOf(expires_at) }),
  lastUsed(last_used_at),
]
