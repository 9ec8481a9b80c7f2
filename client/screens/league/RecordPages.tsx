import type { ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { GameAddress } from './GameAddress.tsx'
import { LeagueScreen, OrganizationScreen } from './LeaguesScreen.tsx'
import { PlayerScreen } from './PlayerScreen.tsx'
import { SeasonScreen } from './SeasonScreen.tsx'
import { TeamScreen } from './TeamScreen.tsx'

/**
 * The pages at the addresses that the REST interface gives as `leaguevine_url`; anything that follows the id
 * is for human readers only.
 */
export function RecordPages() {
  return (
    <Switch>
      <Route path="/tournaments/:id/pools/*?">
        {by(id => (
          <Redirect to={`/events/${tournamentScope(id)}/standings`} replace />
        ))}
      </Route>
      <Route path="/tournaments/:id/brackets/*?">
        {by(id => (
          <Redirect to={`/events/${tournamentScope(id)}/brackets`} replace />
        ))}
      </Route>
      <Route path="/tournaments/:id/:name/swiss/*?">
        {by(id => (
          <Redirect to={`/events/${tournamentScope(id)}/standings`} replace />
        ))}
      </Route>
      <Route path="/tournaments/:id/*?">
        {by(id => (
          <Redirect to={`/events/${tournamentScope(id)}`} replace />
        ))}
      </Route>
      <Route path="/games/:id/*?">
        {by(id => (
          <GameAddress key={id} id={id} />
        ))}
      </Route>
      <Route path="/seasons/:id/*?">
        {by(id => (
          <SeasonScreen key={id} id={id} />
        ))}
      </Route>
      <Route path="/teams/:id/*?">
        {by(id => (
          <TeamScreen key={id} id={id} />
        ))}
      </Route>
      <Route path="/players/:id/*?">
        {by(id => (
          <PlayerScreen key={id} id={id} />
        ))}
      </Route>
      <Route path="/leagues/:id/*?">
        {by(id => (
          <LeagueScreen key={id} id={id} />
        ))}
      </Route>
      <Route path="/organizations/:id/*?">
        {by(id => (
          <OrganizationScreen key={id} id={id} />
        ))}
      </Route>
      <Route>
        <Redirect to="/" />
      </Route>
    </Switch>
  )
}

/** The screen of the record that an address names; without a valid id the address leads home. */
const by =
  (screen: (id: number) => ReactNode) =>
  ({ id }: { id: string }): ReactNode =>
    /^[1-9]\d{0,9}$/.test(id) ? screen(Number(id)) : <Redirect to="/" />
