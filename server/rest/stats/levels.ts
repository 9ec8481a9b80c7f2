import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StatLevel } from '../../database/schema.ts'

export type Subject = 'player' | 'team'

/** A kind of record that a stat line belongs to, named as on the wire. */
export type Place = 'player' | 'team' | 'game' | 'tournament' | 'season' | 'league'

/** The stat lines of one subject at one level. */
export interface StatFamily {
  readonly subject: Subject
  readonly level: StatLevel
  /** `player_stats_per_game`: its path below the sport. */
  readonly path: string
  /** The ids in an item's path. */
  readonly key: readonly Place[]
  /** All ids in its lines. */
  readonly places: readonly Place[]
}

const above: Record<StatLevel, readonly Place[]> = {
  game: ['game', 'tournament', 'season', 'league'],
  team: ['season', 'league'],
  tournament: ['tournament', 'season', 'league'],
  season: ['season', 'league'],
  league: ['league'],
  sport: [],
}

/** The eleven families of stat lines, with a list and an item path each. */
export const statFamilies: readonly StatFamily[] = [
  ...(['game', 'team', 'tournament', 'season', 'league', 'sport'] as const).map(level =>
    statFamily('player', level),
  ),
  ...(['game', 'tournament', 'season', 'league', 'sport'] as const).map(level => statFamily('team', level)),
]

function statFamily(subject: Subject, level: StatLevel): StatFamily {
  const hasTeam = subject === 'team' || level === 'game' || level === 'team'
  return {
    subject,
    level,
    path: `${subject}_stats_per_${level}`,
    key: level === 'sport' ? [subject] : [subject, level],
    places: [
      ...(subject === 'player' ? ['player' as const] : []),
      ...(hasTeam ? ['team' as const] : []),
      ...above[level],
    ],
  }
}

/** The record family of each place. */
export const familyOf: Record<Place, Family> = {
  player: 'players',
  team: 'teams',
  game: 'games',
  tournament: 'tournaments',
  season: 'seasons',
  league: 'leagues',
}
