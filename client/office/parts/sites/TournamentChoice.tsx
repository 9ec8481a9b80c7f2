import { Checkbox, Stack } from '@mantine/core'
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx'
import type { FormField } from '../../../components/fields/form-field.ts'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'

interface TournamentChoiceProps {
  readonly field: FormField<number[]>
  /** The latest first. */
  readonly tournaments: readonly Tournament[]
  readonly error: string | undefined
}

/** Any number of tournaments that play at a site. */
export function TournamentChoice({ field, tournaments, error }: TournamentChoiceProps) {
  const isKnown = (id: number): boolean => tournaments.some(one => one.id === id)
  // Programs may have added those of other organizations.
  const others = field.value.filter(id => !isKnown(id))
  const namesOf = (ids: readonly number[]): string =>
    tournaments
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  return (
    <FieldFrame field={field} textOf={namesOf}>
      <Checkbox.Group
        label={t('sites.tournaments')}
        description={t('sites.tournamentsWhat')}
        error={error}
        value={field.value.filter(isKnown).map(String)}
        onChange={ids => field.set([...ids.map(Number), ...others])}
      >
        {/* An organization may have had many. */}
        <Stack gap="xs" mt="xs" mah={260} style={{ overflowY: 'auto' }}>
          {tournaments.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FieldFrame>
  )
}
