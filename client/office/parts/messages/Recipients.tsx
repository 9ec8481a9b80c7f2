import { Checkbox, SimpleGrid } from '@mantine/core'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import type { MessagePart, MessageTeam } from '../../data/message-parts.ts'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import type { WrittenMessage } from './message-form.ts'

interface RecipientsProps {
  readonly form: FormOfRecord<WrittenMessage>
  readonly teams: readonly MessageTeam[]
  /** The pools, rounds and games of the event. */
  readonly parts: readonly MessagePart[]
}

/** Nobody looks through more, and thousands take long to draw. */
const MOST_PARTS = 100

/** The choice of the people who get a message. */
export function Recipients({ form, teams, parts }: RecipientsProps) {
  const { values, field, set } = form
  return (
    <>
      <ChoiceField
        label={t('messages.to')}
        field={field('to')}
        options={[
          { value: 'all', label: t('messages.toAll', { count: teams.length }) },
          ...(parts.length > 0 || values.to === 'part'
            ? [{ value: 'part' as const, label: t('messages.toPart') }]
            : []),
          { value: 'some', label: t('messages.toSome') },
        ]}
      />
      {values.to === 'part' && (
        <SelectField
          searchable
          limit={MOST_PARTS}
          label={t('messages.part')}
          description={t('messages.partWhat')}
          field={field('part')}
          options={parts.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      {values.to === 'some' && (
        <Checkbox.Group
          label={t('messages.teams')}
          value={[...values.teams]}
          onChange={ids => set('teams', ids)}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
            {teams.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={<bdi>{name}</bdi>} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
      <CheckField label={t('messages.toScorekeepers')} field={field('to_scorekeepers')} />
      <CheckField label={t('messages.toOfficials')} field={field('to_officials')} />
    </>
  )
}
