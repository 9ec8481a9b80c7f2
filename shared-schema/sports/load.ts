import type { Sport } from './names.ts'
import type { SportDefinition } from './model/sport.ts'

const definitions: Readonly<Record<Sport, () => Promise<SportDefinition>>> = {
  ultimate: async () => (await import('./ultimate/sport.ts')).ultimate,
  goaltimate: async () => (await import('./goaltimate.ts')).goaltimate,
  soccer: async () => (await import('./soccer.ts')).soccer,
  basketball: async () => (await import('./basketball/sport.ts')).basketball,
  baseball: async () => (await import('./baseball.ts')).baseball,
  football: async () => (await import('./football/sport.ts')).football,
  tennis: async () => (await import('./tennis.ts')).tennis,
  cricket: async () => (await import('./cricket/sport.ts')).cricket,
  rugby: async () => (await import('./rugby/sport.ts')).rugby,
  'field hockey': async () => (await import('./field-hockey.ts')).fieldHockey,
  volleyball: async () => (await import('./volleyball.ts')).volleyball,
  'table tennis': async () => (await import('./table-tennis.ts')).tableTennis,
  softball: async () => (await import('./softball.ts')).softball,
  'flag football': async () => (await import('./flag-football/sport.ts')).flagFootball,
  lacrosse: async () => (await import('./lacrosse/sport.ts')).lacrosse,
  broomball: async () => (await import('./broomball.ts')).broomball,
  'water polo': async () => (await import('./water-polo.ts')).waterPolo,
  handball: async () => (await import('./handball.ts')).handball,
  'ice hockey': async () => (await import('./ice-hockey.ts')).iceHockey,
  dodgeball: async () => (await import('./dodgeball.ts')).dodgeball,
  kickball: async () => (await import('./kickball.ts')).kickball,
  foosball: async () => (await import('./foosball.ts')).foosball,
}

/** The full definition of a sport, loaded separately. @throws if it cannot be loaded */
export const loadSport = (sport: Sport): Promise<SportDefinition> => definitions[sport]()
