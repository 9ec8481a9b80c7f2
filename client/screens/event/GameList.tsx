import { Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { useKeptScroll } from '../../components/kept-scroll.ts'
import { Remembered } from '../../device/remembered.ts'
import { dayTitle } from '../../formats/day-title.ts'
import { eventGames, groupedGames, presentGroup, type EventDetails } from '../../events/event-view.ts'
import { partsOfGames } from '../../events/part-of-game.ts'
import type { TournamentRecords } from '../../storage/tournament-records.ts'
import classes from './event.module.css'
import { GameCard } from './GameCard.tsx'
import { t } from '../../texts/t.ts'

/** The field that somebody keeps the scores of, by event. */
const ownField = new Remembered('fields', z.record(z.string(), z.string()))

interface GameListProps {
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly scope: string
}

/** Games by day and time, narrowed to a field or to a team. It opens at what is on now, and the field is remembered on the device. */
export function GameList({ details, records, scope }: GameListProps) {
  const lines = useMemo(() => eventGames(details), [details])
  const parts = useMemo(() => partsOfGames(details, records), [details, records])
  const [wanted, want] = useSearchParams()
  const team = wanted.get('team') ?? ''
  const fields = useMemo(
    () =>
      [...new Set(lines.map(line => line.field))]
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b, undefined, { numeric: true })),
    [lines],
  )
  const chosen = wanted.get('field') ?? ownField.get()?.[scope] ?? ''
  const field = fields.includes(chosen) ? chosen : ''
  const groups = useMemo(() => groupedGames(lines, { team, field }), [lines, team, field])
  const [openedAt] = useState(Date.now)
  const present = presentGroup(groups, openedAt)
  const now = useRef<HTMLDivElement>(null)
  useKeptScroll(lines.length > 0, () => now.current)
  const narrow = (name: 'team' | 'field', value: string): void =>
    want(
      before => {
        const next = new URLSearchParams(before)
        // An empty field is said, too: it is another wish than the remembered one.
        if (value === '' && name === 'team') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const chooseField = (value: string): void => {
    ownField.set({ ...ownField.get(), [scope]: value })
    narrow('field', value)
  }
  return (
    <Stack>
      <Group grow preventGrowOverflow={false}>
        <TextInput
          aria-label={t('events.findTeam')}
          placeholder={t('events.findTeam')}
          leftSection={<IconSearch />}
          value={team}
          onChange={event => narrow('team', event.currentTarget.value)}
        />
        {fields.length > 0 && (
          <NativeSelect
            aria-label={t('events.field')}
            value={field}
            onChange={event => chooseField(event.currentTarget.value)}
            data={[{ value: '', label: t('events.allFields') }, ...fields]}
          />
        )}
      </Group>
      {lines.length > 0 && groups.length === 0 && <Text>{t('events.noGameFits')}</Text>}
      {groups.map(({ day, time, games }, index) => (
        <Stack
          key={`${day} ${time}`}
          ref={index === present ? now : undefined}
          component="section"
          aria-label={`${dayTitle(day)} ${time}`}
          gap="xs"
        >
          {groups[index - 1]?.day !== day && <Title order={2}>{dayTitle(day)}</Title>}
          <Title order={3} size="h4">
            {time}
          </Title>
          <div className={classes.games}>
            {games.map(game => (
              <GameCard key={game.id} game={game} part={parts.get(game.id)} scope={scope} />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}
