import { later } from '../../components/later.tsx'

// The parts of an event besides its games: a tablet on its way to a game does not need them.

export const Brackets = later(async () => (await import('./Brackets.tsx')).Brackets)
export const CheckIn = later(async () => (await import('./check-in/CheckIn.tsx')).CheckIn)
export const Leaders = later(async () => (await import('./Leaders.tsx')).Leaders)
export const PlayerOfEvent = later(async () => (await import('./PlayerOfEvent.tsx')).PlayerOfEvent)
export const Schedule = later(async () => (await import('./Schedule.tsx')).Schedule)
export const SeasonStandings = later(async () => (await import('./SeasonStandings.tsx')).SeasonStandings)
export const SitesOfEvent = later(async () => (await import('./sites/SitesOfEvent.tsx')).SitesOfEvent)
export const Standings = later(async () => (await import('./Standings.tsx')).Standings)
export const TeamOfEvent = later(async () => (await import('./TeamOfEvent.tsx')).TeamOfEvent)
