import { wordsOfAll } from '../../sports-words.ts'
import { common } from './common.ts'
import { batAndBall } from './bat-and-ball.ts'
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { broomball } from './broomball.ts'
import { cricket } from './cricket.ts'
import { dodgeball } from './dodgeball.ts'
import { fieldHockey } from './field-hockey.ts'
import { flagFootball } from './flag-football.ts'
import { foosball } from './foosball.ts'
import { football } from './football.ts'
import { goaltimate } from './goaltimate.ts'
import { handball } from './handball.ts'
import { iceHockey } from './ice-hockey.ts'
import { kickball } from './kickball.ts'
import { lacrosse } from './lacrosse.ts'
import { rugby } from './rugby.ts'
import { soccer } from './soccer.ts'
import { softball } from './softball.ts'
import { tableTennis } from './table-tennis.ts'
import { tennis } from './tennis.ts'
import { ultimate } from './ultimate.ts'
import { volleyball } from './volleyball.ts'
import { waterPolo } from './water-polo.ts'

/** What all sports call things. */
export const sports = wordsOfAll([
  common,
  batAndBall,
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
