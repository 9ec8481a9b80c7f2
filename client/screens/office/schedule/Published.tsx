import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'wouter'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Tournament } from '../../../office/records/shapes.ts'
import { t } from '../../../office/texts/t.ts'
import { SendButton } from '../frame/SendButton.tsx'
import { useChange } from '../frame/use-change.ts'

/** Whether everybody may see the schedule, and making it so. */
export function Published({ tournament: { id, is_public, time_last_updated } }: { tournament: Tournament }) {
  const { send, busy, problem } = useChange()
  const publish = (): Promise<unknown> =>
    send({
      method: 'PATCH',
      path: `/v1/tournaments/${id}/`,
      body: { is_public: true },
      asOf: time_last_updated,
      shape: z.unknown(),
      // It is told below, as `problem`.
    }).catch(() => undefined)
  return (
    <Group>
      <Text>{is_public ? t('schedule.isPublished') : t('schedule.isNotPublished')}</Text>
      {is_public ? (
        <Anchor component={Link} href={`/events/tournament:${id}/schedule`}>
          {t('schedule.whatAllSee')}
        </Anchor>
      ) : (
        <SendButton busy={busy} onClick={() => void publish()}>
          {t('schedule.publish')}
        </SendButton>
      )}
      <ProblemAlert problem={problem} />
    </Group>
  )
}
