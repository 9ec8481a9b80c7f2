/** Every sport that a league can play, by the names that existing programs use for them. */
export const sports = [
  'ultimate',
  'goaltimate',
  'soccer',
  'basketball',
  'baseball',
  'football',
  'tennis',
  'cricket',
  'rugby',
  'field hockey',
  'volleyball',
  'table tennis',
  'softball',
  'flag football',
  'lacrosse',
  'broomball',
  'water polo',
  'handball',
  'ice hockey',
  'dodgeball',
  'kickball',
  'foosball',
] as const

export type Sport = (typeof sports)[number]

/** True for the name of a sport that leagues can play. */
export const isSport = (name: string): name is Sport => sports.some(sport => sport === name)

/** The default sport of a league. */
export const usualSport: Sport = 'ultimate'
