import { Checkbox, Fieldset, Group, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { EventKind } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import type { CalendarSubject } from './calendar-subject.ts'
import classes from './calendar.module.css'

/** With more teams than this there is a search field. */
const MANY = 12

interface InvitedTeamsProps {
  readonly kind: EventKind
  readonly teams: CalendarSubject['teams']
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChoose: (teams: number[]) => void
}

/** The teams invited to an event of the calendar. */
export function InvitedTeams({ kind, teams, chosen, error, onChoose }: InvitedTeamsProps) {
  const [search, setSearch] = useState('')
  const shown = teams.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const choose = (ids: readonly number[]): void =>
    onChoose([...new Set(ids)].sort((one, other) => one - other))
  return (
    <Fieldset
      legend={t(kind === 'practice' || kind === 'deadline' ? `calendar.teamsOf.${kind}` : 'calendar.teams')}
    >
      <Stack gap="xs">
        {teams.length === 0 && <Text>{t('results.noTeam')}</Text>}
        {teams.length > MANY && (
          <TextInput
            type="search"
            label={t('calendar.findTeam')}
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
          />
        )}
        {teams.length > 1 && (
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => choose([...chosen, ...shown.map(({ id }) => id)])}
            >
              {t('calendar.all')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => choose([])}>
              {t('calendar.none')}
            </Button>
            <Text size="sm" role="status">
              {t('calendar.chosen', { count: chosen.length, of: teams.length })}
            </Text>
          </Group>
        )}
        <div className={classes.teams}>
          {shown.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={event =>
                choose(event.currentTarget.checked ? [...chosen, id] : chosen.filter(one => one !== id))
              }
            />
          ))}
        </div>
        {error !== undefined && (
          <Text c="red" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  )
}
