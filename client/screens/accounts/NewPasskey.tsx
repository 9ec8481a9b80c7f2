import { Text } from '@mantine/core'
import { useState } from 'react'
import { deviceText } from '../../accounts/device-text.ts'
import { fetchSignInOffer } from '../../accounts/own-account.ts'
import { addPasskey, canUsePasskeys } from '../../accounts/passkeys.ts'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ServerForm } from '../../components/ServerForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'

interface NewPasskeyProps {
  readonly asksForPassword: boolean
  /** Called also after a failure: a request with a lost answer may have added one. */
  readonly onEnded: () => void
}

/** Adds a passkey, if this browser can use one. */
export function NewPasskey(props: NewPasskeyProps) {
  const offer = useQuery({ queryKey: ['sign-in'], queryFn: ({ signal }) => fetchSignInOffer(signal) })
  return (
    <QueryResult query={offer}>
      {({ passkeys_for: host }) =>
        canUsePasskeys(host) ? <NewPasskeyForm {...props} /> : <Text>{whyNot(host)}</Text>
      }
    </QueryResult>
  )
}

function NewPasskeyForm({ asksForPassword, onEnded }: NewPasskeyProps) {
  // Set late: it may first be asked for after a while on this screen.
  const [isOpen, setIsOpen] = useState(false)
  const form = useFields({ name: deviceText(navigator.userAgent), password: '' })
  const asks = asksForPassword || isOpen
  const add = async (): Promise<void> => {
    const { name, password } = form.values
    await addPasskey(name.trim(), asks ? password : undefined).finally(onEnded)
    form.reset()
  }
  const showErrors = (fields: Readonly<Record<string, string>>): void => {
    setIsOpen(last => last || 'password' in fields)
    form.showErrors(fields)
  }
  return (
    <ServerForm
      label={t('passkeys.new')}
      submitName={t('passkeys.add')}
      onSubmit={add}
      labels={{ name: t('account.name'), password: t('account.yourPassword') }}
      onFieldErrors={showErrors}
    >
      <TextField
        label={t('account.name')}
        description={t('passkeys.nameWhat')}
        required
        maxLength={100}
        autoComplete="off"
        error={form.errors.name}
        field={form.field('name')}
      />
      {asks && (
        <PasswordField
          label={t('account.yourPassword')}
          description={t('passkeys.passwordWhy')}
          autoComplete="current-password"
          error={form.errors.password}
          field={form.field('password')}
        />
      )}
    </ServerForm>
  )
}

function whyNot(host: string | null): string {
  if (host === null) return t('passkeys.notOfServer')
  return host === location.hostname ? t('passkeys.notOfBrowser') : t('passkeys.notHere', { host })
}
