import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { calendarViews, neighbouringDay } from '../../data/calendar-days.ts'
import { t } from '../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import type { CalendarSubject } from './calendar-subject.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

interface CalendarBarProps {
  /** The name of the shown month or week. */
  readonly label: string
  readonly address: CalendarAddress
  readonly teams: CalendarSubject['teams']
}

/** The current view of the calendar, and navigation. */
export function CalendarBar({ label, address, teams }: CalendarBarProps) {
  const { view, day, today, team, go } = address
  const step = (by: 1 | -1) => () => go({ date: neighbouringDay(view, day, by) })
  return (
    <>
      <Group justify="space-between">
        <Group gap="xs">
          <ActionIcon size={44} variant="default" aria-label={t('calendar.earlier')} onClick={step(-1)}>
            <IconChevronLeft />
          </ActionIcon>
          <ActionIcon size={44} variant="default" aria-label={t('calendar.later')} onClick={step(1)}>
            <IconChevronRight />
          </ActionIcon>
          <Button variant="default" onClick={() => go({ date: today })}>
            {t('calendar.today')}
          </Button>
        </Group>
        <SegmentedControl
          aria-label={t('results.show')}
          value={view}
          onChange={value => go({ view: value === 'month' ? null : value, date: day })}
          data={calendarViews.map(value => ({ value, label: t(`calendar.views.${value}`) }))}
        />
        {teams.length > 1 && (
          <NativeSelect
            aria-label={t('calendar.ofTeam')}
            value={String(team || '')}
            onChange={event => go({ team: event.currentTarget.value || null })}
            data={[
              { value: '', label: t('calendar.allTeams') },
              ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <SendButton leftSection={<IconPlus />} onClick={() => go({ new: day })}>
          {t('calendar.add')}
        </SendButton>
      </Group>
      <Title order={2} aria-live="polite">
        {label}
      </Title>
    </>
  )
}
