import type { ReactNode } from 'react'
import { CheckField } from '../../office/frame/fields/CheckField.tsx'
import { ChoiceField } from '../../office/frame/fields/ChoiceField.tsx'
import { FieldFrame } from '../../office/frame/fields/FieldFrame.tsx'
import { Form } from '../../office/frame/fields/Form.tsx'
import type { FormField } from '../../office/frame/fields/form-field.ts'
import { LongTextField } from '../../office/frame/fields/LongTextField.tsx'
import { SegmentField } from '../../office/frame/fields/SegmentField.tsx'
import { SelectField } from '../../office/frame/fields/SelectField.tsx'
import { TextField } from '../../office/frame/fields/TextField.tsx'
import { TimeField } from '../../office/frame/fields/TimeField.tsx'
import { TimeZoneField } from '../../office/frame/fields/TimeZoneField.tsx'
import { useFields } from '../../office/frame/fields/use-fields.ts'
import { SendButton } from '../../office/frame/SendButton.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'

const surfaces = [
  { value: 'grass', label: 'Grass' },
  { value: 'turf', label: 'Artificial turf' },
]

export const formFieldExamples: ExampleList = {
  'office/frame/fields/CheckField': {
    On: () => (
      <WithField<boolean> first>
        {field => <CheckField label="Public" description="Anybody may see it" field={field} />}
      </WithField>
    ),
  },
  'office/frame/fields/ChoiceField': {
    Grass: () => (
      <WithField first="grass">
        {field => <ChoiceField label="Surface" options={surfaces} field={field} />}
      </WithField>
    ),
  },
  'office/frame/fields/FieldFrame': {
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
  'office/frame/fields/Form': {
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
  'office/frame/fields/LongTextField': {
    'Two lines': () => (
      <WithField first="Two grass fields">
        {field => <LongTextField label={officeT('sites.description')} minRows={2} field={field} />}
      </WithField>
    ),
  },
  'office/frame/fields/SegmentField': {
    Grass: () => (
      <WithField first="grass">
        {field => <SegmentField label="Surface" options={surfaces} field={field} />}
      </WithField>
    ),
  },
  'office/frame/fields/SelectField': {
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
  'office/frame/fields/TextField': {
    Refused: () => (
      <WithField first="">
        {field => <TextField label={officeT('sites.name')} error="The name is missing." field={field} />}
      </WithField>
    ),
  },
  'office/frame/fields/TimeField': {
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
  'office/frame/fields/TimeZoneField': {
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
