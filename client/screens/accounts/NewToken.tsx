import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { makeToken } from '../../accounts/tokens.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { ShownOnce } from '../asking/ShownOnce.tsx'

const FOR_EVER = 'for ever'

const lifetimes = [
  { value: '30', label: '30 days' }, { value: '365', label: 'one year' }, { value: FOR_EVER, label: 'until you remove it' },
]

/** Makes a token and shows it, once. */
export function NewToken({ onMade }: { onMade: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  const form = useForm({ initialValues: { name: '', lifetime: '365' } })
  const make = async (): Promise<void> => {
    const { name, lifetime } = form.getValues()
    setToken(await makeToken(name.trim(), lifetime === FOR_EVER ? null : Number(lifetime)))
    form.reset()
    onMade()
  }
  if (token !== null) {
    return (
      <ShownOnce
        title="Copy your token now" texts={{ Token: token }} onDone={() => setToken(null)}
        warning="It is shown only this once. Whoever has it can do what you may do, so keep it like a password."
      />
    )
  }
  return (
    <ServerForm label="New token" submitName="Make a token" onSubmit={make} onFieldErrors={fields => form.setErrors({ ...fields })}>
      <TextInput label="What is it for?" placeholder="Scoreboard at the beach" required maxLength={100} autoComplete="off" {...form.getInputProps('name')} />
      <Select label="Valid for" data={lifetimes} allowDeselect={false} {...form.getInputProps('lifetime')} />
    </ServerForm>
  )
}
