import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { endMovedAlong } from '../../data/calendar-days.ts'
import type { CalendarEvent } from '../../data/calendar.ts'
import { eventKinds } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { t as commonT } from '../../../texts/t.ts'
import { EditConflict } from '../../frame/EditConflict.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { TimeZoneField } from '../../frame/fields/TimeZoneField.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { eventBody, writtenEvent, type WrittenEvent } from './event-form.ts'
import type { CalendarSubject } from './calendar-subject.ts'
import { InvitedTeams } from './InvitedTeams.tsx'
import { RemoveEvent } from './RemoveEvent.tsx'
import { usePlaces } from './use-places.ts'

interface EventFormProps {
  /** The key under which unsent edits are kept. */
  readonly kept: string
  readonly now: WrittenEvent
  /** Null for a new event. */
  readonly event: CalendarEvent | null
  readonly subject: CalendarSubject
  readonly onDone: () => void
}

/** The form of a calendar event: kind, time, place and invited teams. */
export function EventForm({ kept, now, event, subject, onDone }: EventFormProps) {
  const form = useEdits(kept, now, writtenEvent)
  const { values, unsent, set } = form
  const { send, busy, problem, wrong, isChangedSince } = useChange()
  const places = usePlaces(subject.organizationId, event)
  const close = (): void => {
    form.done()
    onDone()
  }
  const store = async (): Promise<void> => {
    const sent = await send({
      ...(event === null
        ? { method: 'POST', path: '/v1/events/' }
        : { method: 'PATCH', path: `/v1/events/${event.id}/`, asOf: event.time_last_updated }),
      body:
        event === null
          ? { ...eventBody(values, values, null), [subject.of.by]: subject.of.id }
          : eventBody(values, unsent, event),
    })
    if (sent) close()
  }
  const meanwhile = (name: keyof WrittenEvent, theirs: string) =>
    form.conflicts.includes(name) && <EditConflict theirs={theirs} onTake={() => form.takeTheirs(name)} />
  return (
    <Stack
      component="form"
      onSubmit={submit => {
        submit.preventDefault()
        void store()
      }}
    >
      {event?.tournament && subject.of.by !== 'tournament_id' && (
        <Text size="sm">{event.tournament.name}</Text>
      )}
      <NativeSelect
        label={t('calendar.kind')}
        error={wrong.type}
        value={values.kind}
        onChange={({ currentTarget: { value } }) =>
          set('kind', eventKinds.find(kind => kind === value) ?? values.kind)
        }
        data={eventKinds.map(value => ({ value, label: t(`calendar.kinds.${value}`) }))}
      />
      {meanwhile('kind', t(`calendar.kinds.${now.kind}`))}
      <TextInput
        label={t('calendar.name')}
        data-autofocus
        error={wrong.name}
        value={values.name}
        onChange={({ currentTarget: { value } }) => set('name', value)}
      />
      {meanwhile('name', now.name)}
      <Group grow align="flex-start">
        <Stack gap={4}>
          <TextInput
            type="datetime-local"
            label={t(values.kind === 'deadline' ? 'calendar.lastMoment' : 'calendar.start')}
            error={wrong.start_time}
            value={values.start}
            onChange={({ currentTarget: { value } }) =>
              form.setAll({ start: value, end: endMovedAlong(values.start, values.end, value) })
            }
          />
          {meanwhile('start', now.start.replace('T', ' '))}
        </Stack>
        {values.kind !== 'deadline' && (
          <Stack gap={4}>
            <TextInput
              type="datetime-local"
              label={t('calendar.end')}
              error={wrong.end_time}
              value={values.end}
              onChange={({ currentTarget: { value } }) => set('end', value)}
            />
            {meanwhile('end', now.end.replace('T', ' '))}
          </Stack>
        )}
      </Group>
      <TimeZoneField error={wrong.timezone} field={{ value: values.zone, set: zone => set('zone', zone) }} />
      {meanwhile('zone', now.zone)}
      <NativeSelect
        label={t('calendar.place')}
        error={wrong.event_site_id ?? wrong.game_site_id}
        value={values.place}
        onChange={({ currentTarget: { value } }) => set('place', value)}
        data={[...places]}
      />
      {meanwhile('place', places.find(({ value }) => value === now.place)?.label ?? '')}
      <InvitedTeams
        kind={values.kind}
        teams={subject.teams}
        chosen={values.teams}
        error={wrong.team_ids}
        onChoose={teams => set('teams', teams)}
      />
      {meanwhile(
        'teams',
        now.teams.map(id => subject.teams.find(team => team.id === id)?.name ?? id).join(', '),
      )}
      <Textarea
        label={t('calendar.info')}
        autosize
        minRows={2}
        error={wrong.info}
        value={values.info}
        onChange={({ currentTarget: { value } }) => set('info', value)}
      />
      {meanwhile('info', now.info)}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <Group>
        <SendButton
          busy={busy}
          disabled={values.start === '' || (event !== null && Object.keys(unsent).length === 0)}
        >
          {commonT('common.save')}
        </SendButton>
        <Button variant="default" onClick={close}>
          {event === null ? commonT('common.cancel') : t('frame.leaveAsItWas')}
        </Button>
        {event && <RemoveEvent event={event} onRemoved={close} />}
      </Group>
    </Stack>
  )
}
