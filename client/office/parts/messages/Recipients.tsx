import { Checkbox, SimpleGrid } from '@mantine/core'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { SegmentField } from '../../../components/fields/SegmentField.tsx'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import type { WrittenMessage } from './message-form.ts'

interface RecipientsProps {
  readonly form: FormOfRecord<WrittenMessage>
  readonly teams: readonly { readonly id: number; readonly name: string }[]
}

/** The choice of the people who get a message. */
export function Recipients({ form, teams }: RecipientsProps) {
  const { values, field, set } = form
  return (
    <>
      <SegmentField
        label={t('messages.to')}
        field={field('to')}
        options={[
          { value: 'all', label: t('messages.toAll', { count: teams.length }) },
          { value: 'some', label: t('messages.toSome') },
        ]}
      />
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
