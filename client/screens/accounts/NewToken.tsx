import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { tokenScope } from '../../accounts/scope-words.ts'
import { makeToken } from '../../accounts/tokens.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { ShownOnce } from '../asking/ShownOnce.tsx'
import { dayOf } from './day-of.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a token may be valid, in days, with the day on which it ends. */
const lifetimes = () => [[30, '30 days'], [365, 'One year'], [1826, 'Five years']].map(([days = 0, label]) =>
  ({ value: String(days), label: `${label}, until ${dayOf(new Date(Date.now() + Number(days) * DAY).toISOString())}` }))

const scopes = [
  { value: 'read', label: 'Read' }, { value: 'record', label: 'Read, and record games' }, { value: 'manage', label: 'All that you may do' },
]

/** Makes a token and shows it, once. */
export function NewToken({ onMade }: { onMade: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  const form = useForm({ initialValues: { name: '', scope: 'read', lifetime: '365' } })
  const make = async (): Promise<void> => {
    const { name, scope, lifetime } = form.getValues()
    setToken(await makeToken(name.trim(), tokenScope.parse(scope), Number(lifetime)))
    form.reset()
    onMade()
  }
  if (token !== null) {
    return (
      <ShownOnce
        title="Copy your token now" texts={{ Token: token }} onDone={() => setToken(null)}
        warning="It is shown only this once. Whoever has it can act for you, so keep it like a password."
      />
    )
  }
  return (
    <ServerForm label="New token" submitName="Make a token" onSubmit={make} onFieldErrors={fields => form.setErrors({ ...fields })}>
      <TextInput label="What is it for?" placeholder="Scoreboard at the beach" required maxLength={100} autoComplete="off" {...form.getInputProps('name')} />
      <Select label="It may" data={scopes} allowDeselect={false} {...form.getInputProps('scope')} />
      <Select label="Valid for" data={lifetimes()} allowDeselect={false} {...form.getInputProps('lifetime')} />
    </ServerForm>
  )
}
