import { wordsOfAll } from '../../sports-words.ts'
import { words as common } from './common.ts'
import { words as baseball } from './baseball.ts'
import { words as basketball } from './basketball.ts'
import { words as broomball } from './broomball.ts'
import { words as cricket } from './cricket.ts'
import { words as dodgeball } from './dodgeball.ts'
import { words as fieldHockey } from './field-hockey.ts'
import { words as flagFootball } from './flag-football.ts'
import { words as foosball } from './foosball.ts'
import { words as football } from './football.ts'
import { words as goaltimate } from './goaltimate.ts'
import { words as handball } from './handball.ts'
import { words as iceHockey } from './ice-hockey.ts'
import { words as kickball } from './kickball.ts'
import { words as lacrosse } from './lacrosse.ts'
import { words as rugby } from './rugby.ts'
import { words as soccer } from './soccer.ts'
import { words as softball } from './softball.ts'
import { words as tableTennis } from './table-tennis.ts'
import { words as tennis } from './tennis.ts'
import { words as ultimate } from './ultimate.ts'
import { words as volleyball } from './volleyball.ts'
import { words as waterPolo } from './water-polo.ts'

/** What all sports call things. */
export const sports = wordsOfAll([
  common,
  baseball,
  basketball,
  broomball,
  cricket,
  dodgeball,
  fieldHockey,
  flagFootball,
  foosball,
  football,
  goaltimate,
  handball,
  iceHockey,
  kickball,
  lacrosse,
  rugby,
  soccer,
  softball,
  tableTennis,
  tennis,
  ultimate,
  volleyball,
  waterPolo,
])
