import { Alert, Paper, Stack, Text, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dutyAnswers, type Duties } from '../../../shared-schema/api/duties.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { dayHeading } from '../../base/formats/day-title.ts'
import { startWithZone } from '../../base/formats/event-clock.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { Page } from '../../components/page/Page.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { t } from '../../texts/t.ts'

const dutiesOf = (token: string) =>
  queryOptions({
    queryKey: ['/v1/my_duties/', token],
    queryFn: ({ signal }) =>
      sendRequest('/v1/my_duties/', dutyAnswers.Duties, { signal, headers: { 'duties-token': token } }),
  })

/**
 * The duties of an official by a private link. Its key is behind the #, which keeps it out of addresses seen by
 * servers and logs.
 */
export function DutiesScreen() {
  const token = location.hash.slice(1)
  const query = useQuery({ ...dutiesOf(token), enabled: token !== '' })
  const name = query.data?.name
  return (
    <Page title={name === undefined ? t('duties.title') : t('duties.titleOf', { name })} quiet narrow>
      {token === '' ? (
        <Alert color="red">{t('duties.linkNotWhole')}</Alert>
      ) : (
        <QueryResult query={query}>{found => <DutyList {...found} />}</QueryResult>
      )}
    </Page>
  )
}

function DutyList({ organization, duties }: Duties) {
  const days = groupBy(duties, ({ start_time }) => start_time.slice(0, 10))
  return (
    <Stack>
      <Text>{t('duties.for', { organization })}</Text>
      <Text role="status">{t(duties.length === 0 ? 'duties.none' : 'duties.what')}</Text>
      {[...days].map(([day, own]) => (
        <Stack key={day} component="section" gap="xs" aria-label={dayHeading(day)}>
          <Title order={2}>{dayHeading(day)}</Title>
          {own.map(duty => (
            <Paper key={`${duty.game_id} ${duty.role}`} withBorder p="sm" component="article">
              <Text fw={800} size="lg">
                {[startWithZone(duty.start_time), duty.field].filter(part => part !== '').join(' · ')}
              </Text>
              <Text>{duty.role}</Text>
              <Text>
                <bdi>
                  {t('duties.game', {
                    one: duty.team_1 ?? t('duties.open'),
                    two: duty.team_2 ?? t('duties.open'),
                  })}
                </bdi>
              </Text>
              <Text size="sm">{[duty.event, duty.site].filter(part => part !== '').join(' · ')}</Text>
            </Paper>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
