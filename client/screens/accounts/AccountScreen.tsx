import { Accordion, Alert, Stack, Text } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { isOfficeOfAll, managesPeople } from '../../accounts/manages.ts'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { AllAccounts } from '../people/AllAccounts.tsx'
import { PeopleSection } from '../people/PeopleSection.tsx'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'
import { AllowedPrograms } from './AllowedPrograms.tsx'
import { HolderPanel } from './HolderPanel.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { OwnPrograms } from './OwnPrograms.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Sessions } from './Sessions.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Tokens } from './Tokens.tsx'
import { TwoStepSignIn } from './TwoStepSignIn.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

/**
 * The signed-in account, its invitations, and the programs that act for it. A closed section sends no
 * requests.
 */
export function AccountScreen() {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const signedOut = useLatest(session.signedOut$, session.signedOut$.value)
  useEffect(() => void session.refresh(), [session])
  if (!account || signedOut) {
    return (
      <Page title={t('account.account')} back={{ to: '/', name: t('common.allEvents') }} narrow>
        <Stack>
          <Alert color="field">{t('account.signInFirst')}</Alert>
          <SignInForm onSignedIn={() => undefined} />
        </Stack>
      </Page>
    )
  }
  if (account.is_pass_holder) {
    return (
      <Page title={t('account.account')} back={{ to: '/', name: t('common.allEvents') }} narrow>
        <HolderPanel account={account} />
      </Page>
    )
  }
  const manages = managesPeople(account)
  return (
    <Page title={t('account.account')} back={{ to: '/', name: t('common.allEvents') }}>
      <Stack gap="lg">
        <WhoIsHere account={account} />
        <Accordion multiple order={2} variant="separated" defaultValue={manages ? ['people'] : []}>
          {manages && (
            <Section name="people" title={t('account.sections.people')}>
              <PeopleSection account={account} />
            </Section>
          )}
          {isOfficeOfAll(account) && (
            <Section name="accounts" title={t('account.sections.accounts')}>
              <AllAccounts account={account} />
            </Section>
          )}
          <Section name="own-details" title={t('account.sections.details')}>
            <OwnDetails account={account} />
          </Section>
          <Section name="two-step" title={t('account.sections.twoStep')}>
            <TwoStepSignIn />
          </Section>
          <Section name="passkeys" title={t('account.sections.passkeys')}>
            <Passkeys />
          </Section>
          <Section name="sessions" title={t('account.sections.sessions')}>
            <Sessions />
          </Section>
          <Section name="tokens" title={t('account.sections.tokens')}>
            <Tokens />
          </Section>
          <Section name="allowed" title={t('account.sections.allowed')}>
            <AllowedPrograms />
          </Section>
          <Section name="own" title={t('account.sections.own')}>
            <OwnPrograms />
          </Section>
        </Accordion>
        <Text size="sm">{t('account.needsConnection')}</Text>
      </Stack>
    </Page>
  )
}

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>{title}</Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}
