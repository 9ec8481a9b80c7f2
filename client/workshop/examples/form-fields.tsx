import type { ReactNode } from 'react'
import { CheckField } from '../../components/fields/CheckField.tsx'
import { ChoiceField } from '../../components/fields/ChoiceField.tsx'
import { EditConflict } from '../../components/fields/EditConflict.tsx'
import { FieldFrame } from '../../components/fields/FieldFrame.tsx'
import { Form } from '../../components/fields/Form.tsx'
import type { FormField } from '../../components/fields/form-field.ts'
import { LongTextField } from '../../components/fields/LongTextField.tsx'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import { SegmentField } from '../../components/fields/SegmentField.tsx'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { TimeField } from '../../components/fields/TimeField.tsx'
import { repeatedDays, type Repetition } from '../../office/data/repeated-days.ts'
import { RepeatFields } from '../../office/frame/RepeatFields.tsx'
import { TimeZoneField } from '../../office/frame/TimeZoneField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { SendButton } from '../../office/frame/SendButton.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const surfaces = [
  { value: 'grass', label: 'Grass' },
  { value: 'turf', label: 'Artificial turf' },
]

export const formFieldExamples: ExampleList = {
  'components/fields/CheckField': {
    On: () => (
      <WithField<boolean> first>
        {field => <CheckField label="Public" description="Anybody may see it" field={field} />}
      </WithField>
    ),
  },
  'components/fields/ChoiceField': {
    Grass: () => (
      <WithField first="grass">
        {field => <ChoiceField label="Surface" options={surfaces} field={field} />}
      </WithField>
    ),
  },
  'components/fields/EditConflict': {
    'A name': () => <EditConflict theirs="Harbour Herons" onTake={nothing} />,
  },
  'components/fields/FieldFrame': {
    'Changed by somebody else': () => (
      <WithField first="North Park" theirs="Park Lane">
        {field => (
          <FieldFrame field={field} textOf={String}>
            {field.value}
          </FieldFrame>
        )}
      </WithField>
    ),
  },
  'components/fields/Form': {
    'One field': () => (
      <Form onSend={() => Promise.resolve()}>
        <WithField first="North Park">
          {field => <TextField label={officeT('sites.name')} field={field} />}
        </WithField>
        <div>
          <SendButton>{t('common.save')}</SendButton>
        </div>
      </Form>
    ),
  },
  'components/fields/LongTextField': {
    'Two lines': () => (
      <WithField first="Two grass fields">
        {field => <LongTextField label={officeT('sites.description')} minRows={2} field={field} />}
      </WithField>
    ),
  },
  'components/fields/PasswordField': {
    Refused: () => (
      <WithField first="secret">
        {field => (
          <PasswordField
            label={t('account.newPassword')}
            error="It is too short."
            autoComplete="new-password"
            field={field}
          />
        )}
      </WithField>
    ),
  },
  'components/fields/SegmentField': {
    Grass: () => (
      <WithField first="grass">
        {field => <SegmentField label="Surface" options={surfaces} field={field} />}
      </WithField>
    ),
  },
  'components/fields/SelectField': {
    Grass: () => (
      <WithField first="grass">
        {field => <SelectField label="Surface" options={surfaces} field={field} />}
      </WithField>
    ),
    'Changed by somebody else': () => (
      <WithField first="grass" theirs="turf">
        {field => <SelectField label="Surface" options={surfaces} field={field} />}
      </WithField>
    ),
  },
  'components/fields/TextField': {
    Refused: () => (
      <WithField first="">
        {field => <TextField label={officeT('sites.name')} error="The name is missing." field={field} />}
      </WithField>
    ),
  },
  'components/fields/TimeField': {
    'A day': () => (
      <WithField first="2026-06-12">{field => <TimeField label="Day" type="date" field={field} />}</WithField>
    ),
    'A time': () => (
      <WithField first="18:00">{field => <TimeField label="Time" type="time" field={field} />}</WithField>
    ),
    'Changed by somebody else': () => (
      <WithField first="2026-06-12T18:00" theirs="2026-06-12T19:00">
        {field => <TimeField label="Start" type="datetime-local" field={field} />}
      </WithField>
    ),
  },
  'office/frame/RepeatFields': {
    'Every week': () => <Repeated first="weekly" />,
    Once: () => <Repeated first="never" />,
  },
  'office/frame/TimeZoneField': {
    Amsterdam: () => (
      <WithField first="Europe/Amsterdam">{field => <TimeZoneField field={field} />}</WithField>
    ),
    'None yet, with an error': () => (
      <WithField first="">
        {field => <TimeZoneField field={field} error="A time zone is missing." />}
      </WithField>
    ),
  },
}

function Repeated({ first }: { first: Repetition }) {
  const { values, field } = useFields({ repeats: first, until: '2027-06-29' })
  const days = repeatedDays('2027-04-06', values.repeats, values.until)
  return <RepeatFields repeats={field('repeats')} until={field('until')} days={days} />
}

interface WithFieldProps<T> {
  readonly first: T
  /** The value that somebody else stored. */
  readonly theirs?: T
  readonly children: (field: FormField<T>) => ReactNode
}

function WithField<T>({ first, theirs, children }: WithFieldProps<T>) {
  const field = useFields({ value: first }).field('value')
  return children(
    theirs === undefined ? field : { ...field, conflict: { theirs, takeTheirs: () => field.set(theirs) } },
  )
}
