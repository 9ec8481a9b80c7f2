import { Accordion, Alert, Stack, Text } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { isOfficeOfAll, managesPeople } from '../../accounts/people.ts'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { AllAccounts } from '../people/AllAccounts.tsx'
import { PeopleSection } from '../people/PeopleSection.tsx'
import { Page } from '../Page.tsx'
import { AllowedPrograms } from './AllowedPrograms.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { OwnPrograms } from './OwnPrograms.tsx'
import { Sessions } from './Sessions.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Tokens } from './Tokens.tsx'
import { TwoStepSignIn } from './TwoStepSignIn.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

/** Who is signed in, whom they invited, and the programs that act for them. A closed section asks the server nothing. */
export function AccountScreen() {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const signedOut = useLatest(session.signedOut$, session.signedOut$.value)
  useEffect(() => void session.refresh(), [session])
  if (!account || signedOut) {
    return (
      <Page title="Account" back={{ to: '/', name: 'All events' }} narrow>
        <Stack>
          <Alert color="field">Sign in to see your account.</Alert>
          <SignInForm onSignedIn={() => undefined} />
        </Stack>
      </Page>
    )
  }
  const manages = managesPeople(account)
  return (
    <Page title="Account" back={{ to: '/', name: 'All events' }}>
      <Stack gap="lg">
        <WhoIsHere account={account} />
        <Accordion multiple order={2} variant="separated" defaultValue={manages ? ['people'] : []}>
          {manages && <Section name="people" title="People"><PeopleSection account={account} /></Section>}
          {isOfficeOfAll(account) && <Section name="accounts" title="All accounts"><AllAccounts account={account} /></Section>}
          <Section name="own-details" title="Name, email and password"><OwnDetails account={account} /></Section>
          <Section name="two-step" title="Two-step sign-in"><TwoStepSignIn /></Section>
          <Section name="sessions" title="Where you are signed in"><Sessions /></Section>
          <Section name="tokens" title="Tokens for your programs"><Tokens /></Section>
          <Section name="allowed" title="Programs you allowed"><AllowedPrograms /></Section>
          <Section name="own" title="Programs you wrote"><OwnPrograms /></Section>
        </Accordion>
        <Text size="sm">Everything on this page needs a connection. Recording games does not.</Text>
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
