import { Redirect, Route, Switch } from 'wouter'
import { scope as scopeShape } from '../../shared-schema/replication/scope.ts'
import { GameScreen } from '../screens/game/GameScreen.tsx'
import { ServicesContext, type Services } from '../components/services.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Look } from './Look.tsx'
import {
  AccountScreen,
  AuthorizeScreen,
  DeviceScreen,
  DisputeScreen,
  EventScreen,
  HomeScreen,
  JoinScreen,
  LostPasswordScreen,
  OfficePages,
  DeskScreen,
  OwnAccountScreen,
  PassScreen,
  RecordPages,
  RegisterScreen,
  DutiesScreen,
  RegistrationScreen,
  ResetScreen,
  SignInScreen,
  VerifyScreen,
} from './screens.tsx'

/** The screens and their addresses. */
export function App({ services }: { services: Services }) {
  return (
    <Look>
      <ServicesContext value={services}>
        <LoadFailed isWhole>
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
            <Route path="/pass">
              <PassScreen />
            </Route>
            <Route path="/own-account">
              <OwnAccountScreen />
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
            <Route path="/register/:tournament">
              {({ tournament }) =>
                /^\d{1,10}$/.test(tournament) ? (
                  <RegisterScreen key={tournament} tournamentId={Number(tournament)} />
                ) : (
                  <Redirect to="/" />
                )
              }
            </Route>
            <Route path="/duties">
              <DutiesScreen />
            </Route>
            <Route path="/registration">
              <RegistrationScreen />
            </Route>
            <Route path="/account">
              <AccountScreen />
            </Route>
            <Route path="/device">
              <DeviceScreen />
            </Route>
            <Route path="/office/*?">
              <OfficePages />
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
                  <DeskScreen key={scope} scope={scope} part={part} />
                ) : (
                  <Redirect to="/" />
                )
              }
            </Route>
            <Route path="/events/:scope/:part/:id">
              {({ scope, part, id }) =>
                scopeShape.safeParse(scope).success ? (
                  <EventScreen key={scope} scope={scope} part={part} id={id} />
                ) : (
                  <Redirect to="/" />
                )
              }
            </Route>
            <Route path="/events/:scope/:part?">
              {({ scope, part }) =>
                scopeShape.safeParse(scope).success ? (
                  <EventScreen key={scope} scope={scope} part={part} id={undefined} />
                ) : (
                  <Redirect to="/" />
                )
              }
            </Route>
            <Route>
              <RecordPages />
            </Route>
          </Switch>
        </LoadFailed>
      </ServicesContext>
    </Look>
  )
}
