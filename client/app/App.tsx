import { MantineProvider } from '@mantine/core'
import { Redirect, Route, Switch } from 'wouter'
import { scope as scopeShape } from '../../shared-schema/replication/scope.ts'
import { AccountScreen } from '../screens/accounts/AccountScreen.tsx'
import { AuthorizeScreen } from '../screens/accounts/AuthorizeScreen.tsx'
import { JoinScreen } from '../screens/accounts/JoinScreen.tsx'
import { LostPasswordScreen } from '../screens/accounts/LostPasswordScreen.tsx'
import { ResetScreen } from '../screens/accounts/ResetScreen.tsx'
import { SignInScreen } from '../screens/accounts/SignInScreen.tsx'
import { VerifyScreen } from '../screens/accounts/VerifyScreen.tsx'
import { DisputeScreen } from '../screens/disputes/DisputeScreen.tsx'
import { EventScreen } from '../screens/event/EventScreen.tsx'
import { GameScreen } from '../screens/game/GameScreen.tsx'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'
import { RecordPages } from '../screens/league/RecordPages.tsx'
import { OfficeScreen } from '../screens/office/OfficeScreen.tsx'
import { ServicesContext, type Services } from '../components/services.ts'
import { theme } from './theme.ts'

/** The screens and their addresses. */
export function App({ services }: { services: Services }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <ServicesContext value={services}>
        <Switch>
          <Route path="/">
            <HomeScreen />
          </Route>
          <Route path="/sign-in">
            <SignInScreen />
          </Route>
          <Route path="/join">
            <JoinScreen />
          </Route>
          <Route path="/reset">
            <ResetScreen />
          </Route>
          <Route path="/lost-password">
            <LostPasswordScreen />
          </Route>
          <Route path="/verify">
            <VerifyScreen />
          </Route>
          <Route path="/account">
            <AccountScreen />
          </Route>
          <Route path="/authorize">
            <AuthorizeScreen />
          </Route>
          <Route path="/events/:scope/games/:game">
            {({ scope, game }) =>
              scopeShape.safeParse(scope).success && /^\d+$/.test(game) ? (
                <GameScreen key={`${scope}/${game}`} scope={scope} gameId={Number(game)} />
              ) : (
                <Redirect to="/" />
              )
            }
          </Route>
          <Route path="/events/:scope/office/disputes/:game">
            {({ scope, game }) =>
              scopeShape.safeParse(scope).success && /^\d+$/.test(game) ? (
                <DisputeScreen key={`${scope}/${game}`} scope={scope} gameId={Number(game)} />
              ) : (
                <Redirect to="/" />
              )
            }
          </Route>
          <Route path="/events/:scope/office/:part?">
            {({ scope, part }) =>
              scopeShape.safeParse(scope).success ? (
                <OfficeScreen key={scope} scope={scope} part={part} />
              ) : (
                <Redirect to="/" />
              )
            }
          </Route>
          <Route path="/events/:scope/:part?">
            {({ scope, part }) =>
              scopeShape.safeParse(scope).success ? (
                <EventScreen key={scope} scope={scope} part={part} />
              ) : (
                <Redirect to="/" />
              )
            }
          </Route>
          <Route>
            <RecordPages />
          </Route>
        </Switch>
      </ServicesContext>
    </MantineProvider>
  )
}
