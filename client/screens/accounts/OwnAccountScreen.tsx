import { Text } from '@mantine/core'
import { useLocation } from 'wouter'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { useServices } from '../../components/services.ts'
import { t } from '../../texts/t.ts'
import { Page } from '../../components/page/Page.tsx'
import { NewAccountFields } from './NewAccountFields.tsx'
import { passwordError } from './password-error.ts'

/**
 * Opened by the link by which a pass holder gets an account. Its code is behind the #, like that of an
 * invitation.
 */
export function OwnAccountScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const form = useFields({ email: '', password: '' }, ({ password }) => ({
    password: passwordError(password),
  }))
  const takeUp = async (): Promise<void> => {
    if (!form.validate()) return
    const { email, password } = form.values
    await session.takeUpAccount(location.hash.slice(1), email.trim(), password)
    go('/')
  }
  return (
    <Page title={t('passes.ownAccount')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      <ServerForm
        submitName={t('passes.takeUp')}
        onSubmit={takeUp}
        labels={{ email: t('account.email'), password: t('account.password') }}
        onFieldErrors={form.showErrors}
      >
        <Text>{t('passes.ownAccountWhat')}</Text>
        <NewAccountFields form={form} />
      </ServerForm>
    </Page>
  )
}
