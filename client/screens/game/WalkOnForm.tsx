import { Button, Group } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import { Form } from '../../components/fields/Form.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
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
  const form = useFields({ first_name: '', last_name: '', number: '' }, errorsIn)
  if (!opened) {
    return (
      <Button variant="subtle" leftSection={<IconUserPlus />} onClick={() => setOpened(true)}>
        {t('game.addPlayer')}
      </Button>
    )
  }
  const add = async (): Promise<void> => {
    if (!form.validate()) return
    const { first_name, last_name, number } = form.values
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
    <Form aria-label={t('game.newPlayerOf', { team: teamName })} onSend={add}>
      <Group align="flex-start">
        <TextField
          label={t('game.firstName')}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          error={form.errors.first_name}
          field={form.field('first_name')}
        />
        <TextField
          label={t('game.lastName')}
          maxLength={200}
          autoComplete="off"
          error={form.errors.last_name}
          field={form.field('last_name')}
        />
        <TextField
          label={t('game.number')}
          inputMode="numeric"
          w={110}
          autoComplete="off"
          error={form.errors.number}
          field={form.field('number')}
        />
        <Group mt={30}>
          <Button type="submit">{t('common.add')}</Button>
          <Button variant="default" onClick={() => setOpened(false)}>
            {t('common.cancel')}
          </Button>
        </Group>
      </Group>
    </Form>
  )
}

interface Written {
  readonly first_name: string
  readonly last_name: string
  readonly number: string
}

const errorsIn = ({ first_name, last_name, number }: Written) => ({
  first_name: first_name.trim() + last_name.trim() === '' ? t('game.nameNeeded') : undefined,
  number: /^\d{0,4}$/.test(number.trim()) ? undefined : t('game.digitsOnly'),
})

/** The digits go along if the integer does not say them: 07. */
const numberIn = (digits: string): Pick<WalkOn, 'number' | 'jersey_number'> =>
  digits === ''
    ? { number: null }
    : { number: Number(digits), ...(String(Number(digits)) === digits ? {} : { jersey_number: digits }) }
