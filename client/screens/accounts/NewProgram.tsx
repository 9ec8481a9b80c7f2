import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { registerProgram, type ProgramCredentials } from '../../accounts/programs.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { ShownOnce } from '../asking/ShownOnce.tsx'

/** Registers a program and shows its secret, once. */
export function NewProgram({ onMade }: { onMade: () => void }) {
  const [made, setMade] = useState<ProgramCredentials | null>(null)
  const form = useForm({ initialValues: { name: '', redirect_uris: '', keeps_secret: false } })
  const register = async (): Promise<void> => {
    const { name, redirect_uris, keeps_secret } = form.getValues()
    setMade(await registerProgram({ name: name.trim(), redirect_uris: redirect_uris.split(/\s+/).filter(Boolean), keeps_secret }))
    form.reset()
    onMade()
  }
  if (made) {
    const { client_id, client_secret } = made
    return (
      <ShownOnce
        title="Your program is registered" onDone={() => setMade(null)}
        texts={{ 'Client id': client_id, ...(client_secret === null ? {} : { 'Client secret': client_secret }) }}
        warning={client_secret === null
          ? 'It has no secret, so it must use PKCE when it asks for permission.'
          : 'The secret is shown only this once. Keep it on your server and nowhere else.'}
      />
    )
  }
  return (
    <ServerForm label="New program" submitName="Register the program" onSubmit={register} onFieldErrors={fields => form.setErrors(byField(fields))}>
      <TextInput label="Name" description="People see it when they are asked" required maxLength={100} autoComplete="off" {...form.getInputProps('name')} />
      <Textarea
        label="Where people return to" description="One address a line; none for a program that only acts as you"
        placeholder="https://example.org/back" autosize minRows={2}
        autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.getInputProps('redirect_uris')}
      />
      <Checkbox
        label="It runs on a server of its own and can keep a secret"
        {...form.getInputProps('keeps_secret', { type: 'checkbox' })}
      />
    </ServerForm>
  )
}

/** The server names the single address, as `redirect_uris.0`; the form has one field for all of them. */
const byField = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/\.\d+$/, ''), text]))
