import { Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { dayTitle } from '../../events/day-title.ts'
import { eventGames, groupedGames, type EventDetails } from '../../events/event-view.ts'
import classes from './event.module.css'
import { GameCard } from './GameCard.tsx'

/** Games by day and time, narrowed to a field or to a team. */
export function GameList({ details, scope }: { details: EventDetails; scope: string }) {
  const lines = useMemo(() => eventGames(details), [details])
  const [team, setTeam] = useState('')
  const [field, setField] = useState('')
  const fields = useMemo(() => [...new Set(lines.map(line => line.field))].filter(Boolean)
    .sort((a, b) => a.localeCompare(b, undefined, { numeric: true })), [lines])
  const groups = useMemo(() => groupedGames(lines, { team, field }), [lines, team, field])
  return (
    <Stack>
      <Group grow preventGrowOverflow={false}>
        <TextInput aria-label="Find a team" placeholder="Find a team" leftSection={<IconSearch />} value={team} onChange={event => setTeam(event.currentTarget.value)} />
        {fields.length > 0 && (
          <NativeSelect
            aria-label="Field" value={field} onChange={event => setField(event.currentTarget.value)}
            data={[{ value: '', label: 'All fields' }, ...fields]}
          />
        )}
      </Group>
      {lines.length > 0 && groups.length === 0 && <Text>No game fits that.</Text>}
      {groups.map(({ day, time, games }, index) => (
        <Stack key={`${day} ${time}`} component="section" aria-label={`${dayTitle(day)} ${time}`} gap="xs">
          {groups[index - 1]?.day !== day && <Title order={2}>{dayTitle(day)}</Title>}
          <Title order={3} size="h4">{time}</Title>
          <div className={classes.games}>
            {games.map(game => <GameCard key={game.id} game={game} scope={scope} />)}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}
