import { useState } from 'react'
import type { RegisteredProgram } from '../../../shared-schema/api/accounts/programs.ts'
import { registerProgram } from '../../accounts/programs.ts'
import { CheckField } from '../../components/fields/CheckField.tsx'
import { LongTextField } from '../../components/fields/LongTextField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { withoutPlace } from '../../components/problem-text.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { t } from '../../texts/t.ts'

/** Registers a program and shows its secret, once. */
export function NewProgram({ onMade }: { onMade: () => void }) {
  const [credentials, setCredentials] = useState<RegisteredProgram | null>(null)
  const form = useFields({ name: '', redirect_uris: '', keeps_secret: false })
  const register = async (): Promise<void> => {
    const { name, redirect_uris, keeps_secret } = form.values
    setCredentials(
      await registerProgram({
        name: name.trim(),
        redirect_uris: redirect_uris.split(/\s+/).filter(Boolean),
        keeps_secret,
      }),
    )
    form.reset()
    onMade()
  }
  if (credentials) {
    const { client_id, client_secret } = credentials
    return (
      <OneTimeSecret
        title={t('programs.own.registered')}
        onDone={() => setCredentials(null)}
        texts={{
          [t('programs.own.clientId')]: client_id,
          ...(client_secret === null ? {} : { [t('programs.own.clientSecret')]: client_secret }),
        }}
        warning={client_secret === null ? t('programs.own.noSecret') : t('programs.own.secretOnce')}
      />
    )
  }
  return (
    <ServerForm
      label={t('programs.own.new')}
      submitName={t('programs.own.register')}
      onSubmit={register}
      labels={{ name: t('account.name'), redirect_uris: t('programs.own.returnTo') }}
      onFieldErrors={fields => form.showErrors(byField(fields))}
    >
      <TextField
        label={t('account.name')}
        description={t('programs.own.nameWhat')}
        required
        maxLength={100}
        autoComplete="off"
        error={form.errors.name}
        field={form.field('name')}
      />
      <LongTextField
        label={t('programs.own.returnTo')}
        description={t('programs.own.returnToWhat')}
        placeholder={t('programs.own.returnToExample')}
        minRows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.redirect_uris}
        field={form.field('redirect_uris')}
      />
      <CheckField label={t('programs.own.keepsSecret')} field={form.field('keeps_secret')} />
    </ServerForm>
  )
}

/** The server names the single address; the form has one field for all of them. */
const byField = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [withoutPlace(name), text]))
