import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
import { resetPassword } from '../../accounts/own-account.ts'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'
import { CodeForm } from './CodeForm.tsx'

/**
 * Opened by the link for a lost password. Its code is behind the #, which keeps it out of addresses seen by
 * servers and logs.
 */
export function ResetScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const code = location.hash.slice(1)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useFields({ password: '' })
  const reset = async (): Promise<void> => {
    const { password } = form.values
    const step = await session.signIn(await resetPassword(code, password), password)
    if (step === 'needs code') setNeedsCode(true)
    else go('/')
  }
  return (
    <Page title={t('signIn.reset')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      {needsCode ? (
        <CodeForm onSignedIn={() => go('/')} onBack={() => go('/sign-in')} />
      ) : code === '' ? (
        <Alert color="red" title={t('signIn.codeMissing')}>
          {t('signIn.wholeLink')}
        </Alert>
      ) : (
        <ServerForm
          submitName={t('signIn.resetNow')}
          onSubmit={reset}
          labels={{ password: t('account.newPassword') }}
          onFieldErrors={form.showErrors}
        >
          <PasswordField
            label={t('account.newPassword')}
            description={t('account.length', { count: passwordLength.least })}
            autoComplete="new-password"
            error={form.errors.password}
            field={form.field('password')}
          />
          <Text size="sm">{t('signIn.resetWhat')}</Text>
        </ServerForm>
      )}
    </Page>
  )
}
