import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import { t } from '../../texts/t.ts'

type WalkOn = EntryOf<'walk_on'>['data']

interface WalkOnFormProps {
  readonly teamId: number
  readonly teamName: string
  /** Resolves to false when the player could not be stored. */
  readonly onAdd: (data: WalkOn) => Promise<boolean>
}

/** Someone plays who is on no roster: named here, and to be picked at once. */
export function WalkOnForm({ teamId, teamName, onAdd }: WalkOnFormProps) {
  const [opened, setOpened] = useState(false)
  const form = useForm({
    initialValues: { first_name: '', last_name: '', number: '' },
    validate: {
      first_name: (value, { last_name }) =>
        value.trim() + last_name.trim() === '' ? t('game.nameNeeded') : null,
      number: value => (/^\d{0,4}$/.test(value.trim()) ? null : t('game.digitsOnly')),
    },
  })
  if (!opened) {
    return (
      <Button variant="subtle" leftSection={<IconUserPlus />} onClick={() => setOpened(true)}>
        {t('game.addPlayer')}
      </Button>
    )
  }
  const add = async ({ first_name, last_name, number }: typeof form.values): Promise<void> => {
    const added = await onAdd({
      team_id: teamId,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      nickname: '',
      ...numberIn(number.trim()),
    })
    if (!added) return
    form.reset()
    setOpened(false)
  }
  return (
    <form
      aria-label={t('game.newPlayerOf', { team: teamName })}
      onSubmit={form.onSubmit(values => void add(values))}
    >
      <Group align="flex-start">
        <TextInput
          label={t('game.firstName')}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t('game.lastName')}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('last_name')}
        />
        <TextInput
          label={t('game.number')}
          inputMode="numeric"
          w={110}
          autoComplete="off"
          {...form.getInputProps('number')}
        />
        <Group mt={30}>
          <Button type="submit">{t('common.add')}</Button>
          <Button variant="default" onClick={() => setOpened(false)}>
            {t('common.cancel')}
          </Button>
        </Group>
      </Group>
    </form>
  )
}

/** The digits go along if the integer does not say them: 07. */
const numberIn = (digits: string): Pick<WalkOn, 'number' | 'jersey_number'> =>
  digits === ''
    ? { number: null }
    : { number: Number(digits), ...(String(Number(digits)) === digits ? {} : { jersey_number: digits }) }
