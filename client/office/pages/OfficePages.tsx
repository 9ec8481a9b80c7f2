import { Alert, Stack } from '@mantine/core'
import { useEffect, useLayoutEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { ScreenQueries } from '../../components/ScreenQueries.tsx'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { LastKnown } from '../../base/device/query-persister.ts'
import { meet, organization, season, tournament } from '../data/shapes.ts'
import { t } from '../texts/t.ts'
import { t as clientT } from '../../texts/t.ts'
import { SignInForm } from '../../screens/accounts/SignInForm.tsx'
import { Page } from '../../components/page/Page.tsx'
import { OfficeQueries } from '../frame/OfficeQueries.tsx'
import { OfficeHome } from '../parts/home/OfficeHome.tsx'
import { UndoNotice } from '../parts/history/UndoNotice.tsx'
import { StartPage } from '../parts/start/StartPage.tsx'
import { meetParts, organizationParts, seasonParts, tournamentParts } from './parts.ts'
import { SubjectPage } from './SubjectPage.tsx'
import './density.css'

/** The pages of the office and their addresses. */
export function OfficePages() {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const signedOut = useLatest(session.signedOut$, session.signedOut$.value)
  const isOut = account === null || signedOut
  useLayoutEffect(() => {
    document.documentElement.dataset.office = ''
    return () => void delete document.documentElement.dataset.office
  }, [])
  useEffect(() => void session.refresh(), [session])
  useEffect(() => {
    if (isOut) void new LastKnown().removeClient()
  }, [isOut])
  if (isOut) {
    return (
      <Page title={t('frame.office')} back={{ to: '/', name: clientT('common.allEvents') }} narrow quiet>
        <Stack>
          <Alert color="field">{t(account === null ? 'frame.signInFirst' : 'frame.sessionEnded')}</Alert>
          <ScreenQueries>
            <SignInForm onSignedIn={() => undefined} />
          </ScreenQueries>
        </Stack>
      </Page>
    )
  }
  return (
    <OfficeQueries key={account.person.id} person={account.person.id}>
      <Switch>
        <Route path="/office">
          <OfficeHome account={account} notice={<UndoNotice />} />
        </Route>
        <Route path="/office/start">
          <StartPage account={account} />
        </Route>
        <Route path="/office/organizations/:id/:part?">
          {({ id, part }) => (
            <SubjectPage
              key={id}
              account={account}
              family="organizations"
              id={id}
              part={part}
              shape={organization}
              nameOf={({ name }) => name}
              aboveOf={() => null}
              runByOf={one => one.id}
              parts={organizationParts}
            />
          )}
        </Route>
        <Route path="/office/meets/:id/:part?">
          {({ id, part }) => (
            <SubjectPage
              key={id}
              account={account}
              family="meets"
              id={id}
              part={part}
              shape={meet}
              nameOf={({ name }) => name}
              aboveOf={() => null}
              runByOf={({ organization_id }) => organization_id}
              parts={meetParts}
            />
          )}
        </Route>
        <Route path="/office/tournaments/:id/:part?">
          {({ id, part }) => (
            <SubjectPage
              key={id}
              account={account}
              family="tournaments"
              id={id}
              part={part}
              shape={tournament}
              nameOf={({ name }) => name}
              aboveOf={({ season: { league, ...itself } }) => ({ league, season: itself })}
              meetOf={({ meet_id }) => meet_id}
              parts={tournamentParts}
            />
          )}
        </Route>
        <Route path="/office/seasons/:id/:part?">
          {({ id, part }) => (
            <SubjectPage
              key={id}
              account={account}
              family="seasons"
              id={id}
              part={part}
              shape={season}
              nameOf={({ league, name }) => `${league.name} ${name}`}
              aboveOf={({ league }) => ({ league })}
              parts={seasonParts}
            />
          )}
        </Route>
        <Route>
          <Redirect to="/office" replace />
        </Route>
      </Switch>
    </OfficeQueries>
  )
}
