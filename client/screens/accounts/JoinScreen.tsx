import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { cameFrom } from '../../accounts/came-from.ts'
import { lookAtInvitation, whereTo } from '../../accounts/offers.ts'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { problemText } from '../../components/problem-text.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'
import { CodeForm } from './CodeForm.tsx'
import { NewAccountFields } from './NewAccountFields.tsx'
import { OfferText } from './OfferText.tsx'
import { passwordError } from './password-error.ts'

/**
 * Opened by an invitation. Its code is behind the #, which keeps it out of addresses seen by servers and
 * logs.
 */
export function JoinScreen() {
  const { session, known } = useServices()
  const [, go] = useLocation()
  const from = cameFrom(location.search)
  const code = location.hash.slice(1)
  const { data: offer, error } = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => lookAtInvitation(code, signal),
  })
  const leave = (): void => {
    for (const { scope, name } of offer?.events.toReversed() ?? []) known.opened(scope, name)
    go(from === '/' && offer ? (whereTo(offer) ?? from) : from)
  }
  const [needsCode, setNeedsCode] = useState(false)
  const form = useFields({ name: '', email: '', password: '' }, ({ name, password }) => ({
    name: name.trim() === '' ? t('signIn.nameMissing') : undefined,
    password: passwordError(password),
  }))
  const join = async (): Promise<void> => {
    if (!form.validate()) return
    const { name, email, password } = form.values
    if ((await session.join({ code, name: name.trim(), email: email.trim(), password })) === 'needs code')
      setNeedsCode(true)
    else leave()
  }
  return (
    <Page title={t('signIn.join')} back={{ to: from, name: t('common.back') }} narrow>
      {needsCode ? (
        <CodeForm onSignedIn={leave} onBack={() => go('/sign-in')} />
      ) : code === '' ? (
        <Alert color="red" title={t('signIn.codeMissing')}>
          {t('signIn.wholeInvitation')}
        </Alert>
      ) : (
        <Stack>
          {offer && <OfferText offer={offer} />}
          {code !== '' && error !== null && <ProblemAlert problem={problemText(error)} />}
          <Text>{t('passes.accountKept')}</Text>
          <ServerForm
            submitName={t('signIn.joinNow')}
            onSubmit={join}
            labels={{ name: t('account.name'), email: t('account.email'), password: t('account.password') }}
            onFieldErrors={form.showErrors}
          >
            <TextField
              label={t('account.name')}
              required
              autoComplete="name"
              error={form.errors.name}
              field={form.field('name')}
            />
            <NewAccountFields form={form} />
            <Text size="sm">{t('signIn.staySignedIn')}</Text>
          </ServerForm>
        </Stack>
      )}
    </Page>
  )
}
