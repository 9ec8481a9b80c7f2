import { useLocation } from 'wouter'
import { cameFrom } from '../../accounts/came-from.ts'
import { Page } from '../Page.tsx'
import { SignInForm } from './SignInForm.tsx'

export function SignInScreen() {
  const [, go] = useLocation()
  const from = cameFrom(location.search)
  return (
    <Page title="Sign in" back={{ to: from, name: 'Back' }} narrow>
      <SignInForm onSignedIn={() => go(from)} />
    </Page>
  )
}
