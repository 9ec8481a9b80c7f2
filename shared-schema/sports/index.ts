import { baseball } from './baseball.ts'
import { basketball } from './basketball/sport.ts'
import { broomball } from './broomball.ts'
import { cricket } from './cricket/sport.ts'
import { dodgeball } from './dodgeball.ts'
import { fieldHockey } from './field-hockey.ts'
import { flagFootball } from './flag-football/sport.ts'
import { foosball } from './foosball.ts'
import { football } from './football/sport.ts'
import { goaltimate } from './goaltimate.ts'
import { handball } from './handball.ts'
import { iceHockey } from './ice-hockey.ts'
import { kickball } from './kickball.ts'
import { lacrosse } from './lacrosse/sport.ts'
import { rugby } from './rugby/sport.ts'
import { soccer } from './soccer.ts'
import { softball } from './softball.ts'
import { tableTennis } from './table-tennis.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'
import { waterPolo } from './water-polo.ts'
import type { Sport } from './names.ts'
import type { SportDefinition, SportRules } from './model/sport.ts'
import { ultimate } from './ultimate/sport.ts'

export { isSport, sports, usualSport, type Sport } from './names.ts'

/** All sports together, for the server; a tablet loads only the one that is played. */
const definitions: Readonly<Record<Sport, SportDefinition>> = {
  ultimate,
  goaltimate,
  soccer,
  basketball,
  baseball,
  football,
  tennis,
  cricket,
  rugby,
  'field hockey': fieldHockey,
  volleyball,
  'table tennis': tableTennis,
  softball,
  'flag football': flagFootball,
  lacrosse,
  broomball,
  'water polo': waterPolo,
  handball,
  'ice hockey': iceHockey,
  dodgeball,
  kickball,
  foosball,
}

/** The full definition of a sport. */
export const definitionOf = (sport: Sport): SportDefinition => definitions[sport]

/** The rules of a sport. */
export const rulesOf = (sport: Sport): SportRules => definitions[sport].rules
