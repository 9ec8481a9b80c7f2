import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { fetchSignInOffer } from '../../accounts/own-account.ts'
import { canUsePasskeys } from '../../accounts/passkeys.ts'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { useServices } from '../../components/services.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { ServerForm } from '../../components/ServerForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { EmailField } from './EmailField.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

/**
 * Signs in: with the password, and then a code if the account has two-step sign-in; or with a passkey alone.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [needsCode, setNeedsCode] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const back = (reason: string | null): void => {
    setWhy(reason)
    setNeedsCode(false)
  }
  if (needsCode) return <CodeForm onSignedIn={onSignedIn} onBack={back} />
  return (
    <Stack>
      <ProblemAlert problem={why} />
      <PasswordForm onSignedIn={onSignedIn} onCodeNeeded={() => setNeedsCode(true)} />
    </Stack>
  )
}

function PasswordForm({ onSignedIn, onCodeNeeded }: { onSignedIn: () => void; onCodeNeeded: () => void }) {
  const { session } = useServices()
  const { data: offer } = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => fetchSignInOffer(signal),
  })
  const { values, field } = useFields({
    email: session.remembered.account$.value?.person.email ?? '',
    password: '',
  })
  const signIn = async (): Promise<void> => {
    if ((await session.signIn(values.email.trim(), values.password)) === 'needs code') onCodeNeeded()
    else onSignedIn()
  }
  return (
    <ServerForm
      submitName={t('signIn.signIn')}
      onSubmit={signIn}
      labels={{ email: t('account.email'), password: t('account.password') }}
      otherwise={canUsePasskeys(offer?.passkeys_for ?? null) && <PasskeyButton onSignedIn={onSignedIn} />}
    >
      <EmailField autoComplete="username webauthn" field={field('email')} />
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        field={field('password')}
      />
      <Text size="sm">{t('signIn.noAccount')}</Text>
      {offer?.resets_by_email ? (
        <Anchor component={Link} href="/lost-password" py="xs">
          {t('signIn.lostPassword')}
        </Anchor>
      ) : (
        <Text size="sm">{t('signIn.lostPasswordAsk')}</Text>
      )}
    </ServerForm>
  )
}
