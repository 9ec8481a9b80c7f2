import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { Refusal } from '../../../shared-schema/replication/result.ts'
import { deviceName } from '../../office/device-name.ts'
import { advice, type NotCounted, type NotCountedGroup } from '../../office/verdicts.ts'
import { clockTime } from '../../replication/sync-words.ts'
import { describe } from '../../scoring/entry-text.ts'
import type { Names } from '../../scoring/play-text.ts'

interface NotCountedCardProps {
  readonly group: NotCountedGroup
  readonly names: Names
  readonly scope: string
}

/** What one tablet recorded at one game and does not count: why, what can be done, and what it said. */
export function NotCountedCard({ group: { gameId, reason, deviceId, text, by, entries }, names, scope }: NotCountedCardProps) {
  const many = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`
  const way = wayOut(reason, scope, gameId)
  return (
    <Paper withBorder p="sm" component="li" style={{ overflowWrap: 'anywhere' }}>
      <Stack gap={4}>
        <Text fw={700}>{many} by <bdi>{by}</bdi>, {deviceName(deviceId)}</Text>
        <Text>{text}</Text>
        <Text><b>The office:</b> {advice[reason]} {way && <Anchor component={Link} href={way.to} fw={700}>{way.name}</Anchor>}</Text>
        <details>
          <summary>What {entries.length === 1 ? 'it says' : 'they say'}</summary>
          {entries.map(entry => <Text key={entry.entry_id} size="sm">{words(entry, names)}</Text>)}
        </details>
      </Stack>
    </Paper>
  )
}

function words({ said, content, recorded_at }: NotCounted, names: Names): string {
  if (!said) return content ?? 'It cannot be shown.'
  const { title, detail } = describe(said, names)
  return [recorded_at === null ? '' : clockTime(Date.parse(recorded_at)), title, detail].filter(Boolean).join(' · ')
}

/** Where something can be done about it. */
function wayOut(reason: Refusal, scope: string, gameId: number | null): { to: string; name: string } | null {
  switch (reason) {
    case 'not_allowed': return { to: '/account', name: 'Account and people' }
    case 'other_sheet': case 'decided': return { to: `/events/${scope}/office/disputes/${gameId}`, name: 'Compare the sheets' }
    case 'unreadable': case 'unknown_game': return null
    case 'after_final': case 'unknown_entry': case 'unknown_team': case 'unknown_player': return { to: `/events/${scope}/games/${gameId}`, name: 'Open the game' }
  }
}
