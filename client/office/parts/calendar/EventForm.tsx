import { Button, Group, Text } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { CalendarEvent } from '../../data/calendar.ts'
import { eventKinds } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeZoneField } from '../../frame/TimeZoneField.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { eventBody, writtenEvent, type WrittenEvent } from './event-form.ts'
import type { CalendarSubject } from './calendar-subject.ts'
import { EventTimes } from './EventTimes.tsx'
import { InvitedTeams } from './InvitedTeams.tsx'
import { RepeatFields } from '../../frame/RepeatFields.tsx'
import { repeatedBodies, repeatedStarts } from './repeated-event.ts'
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
  const { values, unsent, field } = form
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
          ? oneOrList(repeatedBodies(values).map(body => ({ ...body, [subject.of.by]: subject.of.id })))
          : eventBody(values, unsent, event),
    })
    if (sent) close()
  }
  return (
    <Form onSend={store}>
      {event?.tournament && subject.of.by !== 'tournament_id' && (
        <Text size="sm">{event.tournament.name}</Text>
      )}
      <ChoiceField
        label={t('calendar.kind')}
        error={wrong.type}
        field={field('kind')}
        options={eventKinds.map(value => ({ value, label: t(`calendar.kinds.${value}`) }))}
      />
      <TextField data-autofocus label={t('calendar.name')} error={wrong.name} field={field('name')} />
      <EventTimes form={form} wrong={wrong} />
      {event === null && (
        <RepeatFields
          repeats={form.field('repeats')}
          until={form.field('until')}
          days={repeatedStarts(values).map(start => start.slice(0, 10))}
        />
      )}
      <TimeZoneField error={wrong.timezone} field={field('zone')} />
      <ChoiceField
        label={t('calendar.place')}
        error={wrong.event_site_id ?? wrong.game_site_id}
        field={field('place')}
        options={places}
      />
      <FieldFrame
        field={field('teams')}
        textOf={ids => ids.map(id => subject.teams.find(team => team.id === id)?.name ?? id).join(', ')}
      >
        <InvitedTeams
          kind={values.kind}
          teams={subject.teams}
          chosen={values.teams}
          error={wrong.team_ids}
          onChoose={field('teams').set}
        />
      </FieldFrame>
      <LongTextField label={t('calendar.info')} minRows={2} error={wrong.info} field={field('info')} />
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <Group>
        <SendButton
          busy={busy}
          disabled={
            values.start === '' ||
            (event === null
              ? values.repeats !== 'never' && repeatedStarts(values).length === 1
              : Object.keys(unsent).length === 0)
          }
        >
          {clientT('common.save')}
        </SendButton>
        <Button variant="default" onClick={close}>
          {event === null ? clientT('common.cancel') : t('frame.leaveAsItWas')}
        </Button>
        {event && <RemoveEvent event={event} onRemoved={close} />}
      </Group>
    </Form>
  )
}

/** One alone is refused field by field; of a list all are stored or none. */
const oneOrList = <T,>(bodies: readonly T[]): T | readonly T[] | undefined =>
  bodies.length === 1 ? bodies[0] : bodies
