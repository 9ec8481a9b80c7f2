import { useLocation } from 'wouter'
import { cameFrom } from '../../accounts/came-from.ts'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'
import { SignInForm } from './SignInForm.tsx'

export function SignInScreen() {
  const [, go] = useLocation()
  const from = cameFrom(location.search)
  return (
    <Page title={t('signIn.signIn')} back={{ to: from, name: t('common.back') }} narrow>
      <SignInForm onSignedIn={() => go(from)} />
    </Page>
  )
}
