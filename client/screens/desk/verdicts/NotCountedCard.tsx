import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import { Tagged } from '../../../components/Tagged.tsx'
import type { Refusal } from '../../../../shared-schema/replication/result.ts'
import type { EventClock } from '../../../base/formats/event-clock.ts'
import { deviceName } from '../../../reading/desk/device-name.ts'
import { advice, type NotCounted, type NotCountedGroup } from '../../../reading/desk/verdicts.ts'
import { describe } from '../../../scoring/entry-text.ts'
import type { Names } from '../../../scoring/play-text.ts'
import { t } from '../../../texts/t.ts'

interface NotCountedCardProps {
  readonly group: NotCountedGroup
  readonly names: Names
  /** Day and time where the game is played. */
  readonly moment: EventClock
  readonly scope: string
}

/** One tablet's entries at one game that do not count: the reason, the remedy, and the contents. */
export function NotCountedCard({
  group: { gameId, reason, deviceId, text, by, entries },
  names,
  moment,
  scope,
}: NotCountedCardProps) {
  const way = wayOut(reason, scope, gameId)
  return (
    <Paper withBorder p="sm" component="li" style={{ overflowWrap: 'anywhere' }}>
      <Stack gap={4}>
        <Text fw={700}>
          <Tagged
            text="notCounted.entriesBy"
            values={{ count: entries.length, by, device: deviceName(deviceId) }}
          />
        </Text>
        <Text>{text}</Text>
        <Text>
          <b>{t('notCounted.office')}</b> {advice(reason)}{' '}
          {way && (
            <Anchor component={Link} href={way.to} fw={700}>
              {way.name}
            </Anchor>
          )}
        </Text>
        <details>
          <summary>{t('notCounted.says', { count: entries.length })}</summary>
          {entries.map(entry => (
            <Text key={entry.entry_id} size="sm">
              {words(entry, names, moment)}
            </Text>
          ))}
        </details>
      </Stack>
    </Paper>
  )
}

function words({ said, content, recorded_at }: NotCounted, names: Names, moment: EventClock): string {
  if (!said) return content ?? t('notCounted.unsayable')
  const { title, detail } = describe(said, names)
  return [recorded_at === null ? '' : moment(recorded_at), title, detail].filter(Boolean).join(' · ')
}

/** The page for the remedy. */
function wayOut(reason: Refusal, scope: string, gameId: number | null): { to: string; name: string } | null {
  switch (reason) {
    case 'not_allowed':
      return { to: '/account', name: t('notCounted.toPeople') }
    case 'other_sheet':
    case 'decided':
      return { to: `/events/${scope}/office/disputes/${gameId}`, name: t('notCounted.toSheets') }
    case 'unreadable':
    case 'unknown_game':
      return null
    case 'after_final':
    case 'unknown_entry':
    case 'unknown_team':
    case 'unknown_player':
      return { to: `/events/${scope}/games/${gameId}`, name: t('notCounted.toGame') }
  }
}
