import { Alert, PasswordInput, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { cameFrom } from '../../accounts/came-from.ts'
import { shortestPassword } from '../../accounts/own-account.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { Page } from '../page/Page.tsx'
import { t } from '../../texts/t.ts'
import { CodeForm } from './CodeForm.tsx'

/** Reached by an invitation. Its code stands behind the #, so that no server and no log sees it in an address. */
export function JoinScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const from = cameFrom(location.search)
  const code = location.hash.slice(1)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: {
      name: value => (value.trim() === '' ? t('signIn.nameMissing') : null),
      password: value =>
        value.length < shortestPassword ? t('account.length', { count: shortestPassword }) : null,
    },
  })
  const join = async (): Promise<void> => {
    if (form.validate().hasErrors) return
    const { name, email, password } = form.getValues()
    if ((await session.join({ code, name: name.trim(), email: email.trim(), password })) === 'needs code')
      setNeedsCode(true)
    else go(from)
  }
  return (
    <Page title={t('signIn.join')} back={{ to: from, name: t('common.back') }} narrow>
      {needsCode ? (
        <CodeForm onSignedIn={() => go(from)} onBack={() => go('/sign-in')} />
      ) : code === '' ? (
        <Alert color="red" title={t('signIn.codeMissing')}>
          {t('signIn.wholeInvitation')}
        </Alert>
      ) : (
        <ServerForm
          submitName={t('signIn.joinNow')}
          onSubmit={join}
          onFieldErrors={fields => form.setErrors({ ...fields })}
        >
          <TextInput
            label={t('account.name')}
            required
            autoComplete="name"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('account.email')}
            type="email"
            required
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('account.password')}
            description={t('account.length', { count: shortestPassword })}
            required
            autoComplete="new-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Text size="sm">{t('signIn.staySignedIn')}</Text>
        </ServerForm>
      )}
    </Page>
  )
}
