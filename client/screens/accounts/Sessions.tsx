import { Button, Stack, Text } from '@mantine/core'
import { deviceText } from '../../accounts/device-text.ts'
import { endEverywhere, endSession, fetchSessions } from '../../accounts/own-account.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { List } from '../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRequest } from '../../components/use-request.ts'
import { t } from '../../texts/t.ts'
import { dayOf } from '../../base/formats/own-clock.ts'
import { lastUsed } from './last-used.ts'

/** The places where the account is signed in, with sign-out. */
export function Sessions() {
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => fetchSessions(signal) })
  const { busy, problem, send } = useRequest()
  const end = async (id: string): Promise<void> => {
    await endSession(id)
    void sessions.refetch()
  }
  return (
    <Stack>
      <QueryResult query={sessions}>
        {listed => (
          <List label={t('account.sessions')} none={t('account.noSessions')}>
            {listed.map(({ id, user_agent, time_created, time_last_used, is_this }) => (
              <ListItem
                key={id}
                name={
                  is_this
                    ? t('account.thisDevice', { device: deviceText(user_agent) })
                    : deviceText(user_agent)
                }
                lines={[t('account.signedInOn', { day: dayOf(time_created) }), lastUsed(time_last_used)]}
              >
                {!is_this && (
                  <RemoveButton
                    name={t('account.endSession', { device: deviceText(user_agent) })}
                    confirm={t('account.endSessionNow')}
                    onConfirm={() => end(id)}
                    problemOf={problemText}
                    consequence={t('account.endSessionWhat')}
                  />
                )}
              </ListItem>
            ))}
          </List>
        )}
      </QueryResult>
      <Text>{t('account.endEverywhereWhat')}</Text>
      <ProblemAlert problem={problem} />
      <Button
        variant="default"
        size="lg"
        maw={520}
        loading={busy}
        onClick={() => void send(() => endEverywhere().then(() => sessions.refetch()))}
      >
        {t('account.endEverywhere')}
      </Button>
    </Stack>
  )
}
