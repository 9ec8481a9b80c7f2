import { PasswordInput, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useLocation } from 'wouter'
import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { useServices } from '../../components/services.ts'
import { t } from '../../texts/t.ts'
import { Page } from '../../components/page/Page.tsx'

/**
 * Opened by the link by which a pass holder gets an account. Its code is behind the #, like that of an
 * invitation.
 */
export function OwnAccountScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      password: value =>
        value.length < passwordLength.least ? t('account.length', { count: passwordLength.least }) : null,
    },
  })
  const takeUp = async (): Promise<void> => {
    if (form.validate().hasErrors) return
    const { email, password } = form.getValues()
    await session.takeUpAccount(location.hash.slice(1), email.trim(), password)
    go('/')
  }
  return (
    <Page title={t('passes.ownAccount')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      <ServerForm
        submitName={t('passes.takeUp')}
        onSubmit={takeUp}
        labels={{ email: t('account.email'), password: t('account.password') }}
        onFieldErrors={fields => form.setErrors({ ...fields })}
      >
        <Text>{t('passes.ownAccountWhat')}</Text>
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
          description={t('account.length', { count: passwordLength.least })}
          required
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      </ServerForm>
    </Page>
  )
}
