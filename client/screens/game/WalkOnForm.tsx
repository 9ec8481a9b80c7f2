import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EntryOf } from '../../../shared-schema/replication/entry.ts'

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
      first_name: (value, { last_name }) => (value.trim() + last_name.trim() === '' ? 'A name is needed' : null),
      number: value => (/^\d{0,4}$/.test(value.trim()) ? null : 'Digits only'),
    },
  })
  if (!opened) {
    return <Button variant="subtle" leftSection={<IconUserPlus />} onClick={() => setOpened(true)}>Add player</Button>
  }
  const add = async ({ first_name, last_name, number }: typeof form.values): Promise<void> => {
    const added = await onAdd({
      team_id: teamId, first_name: first_name.trim(), last_name: last_name.trim(), nickname: '',
      number: number.trim() === '' ? null : Number(number),
    })
    if (!added) return
    form.reset()
    setOpened(false)
  }
  return (
    <form aria-label={`New player of ${teamName}`} onSubmit={form.onSubmit(values => void add(values))}>
      <Group align="flex-start">
        <TextInput label="First name" maxLength={200} autoComplete="off" data-autofocus {...form.getInputProps('first_name')} />
        <TextInput label="Last name" maxLength={200} autoComplete="off" {...form.getInputProps('last_name')} />
        <TextInput label="Number" inputMode="numeric" w={110} autoComplete="off" {...form.getInputProps('number')} />
        <Group mt={30}>
          <Button type="submit">Add</Button>
          <Button variant="default" onClick={() => setOpened(false)}>Cancel</Button>
        </Group>
      </Group>
    </form>
  )
}
