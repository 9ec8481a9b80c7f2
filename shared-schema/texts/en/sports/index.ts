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

// A word that two sports use alike stands in `common`.

/** What the kinds of plays are called. */
export const plays = {
  ...common.plays,
  ...batAndBall.plays,
  ...ultimate.plays,
  ...goaltimate.plays,
  ...soccer.plays,
  ...basketball.plays,
  ...baseball.plays,
  ...football.plays,
  ...tennis.plays,
  ...cricket.plays,
  ...rugby.plays,
  ...fieldHockey.plays,
  ...volleyball.plays,
  ...tableTennis.plays,
  ...softball.plays,
  ...flagFootball.plays,
  ...lacrosse.plays,
  ...broomball.plays,
  ...waterPolo.plays,
  ...handball.plays,
  ...iceHockey.plays,
  ...dodgeball.plays,
  ...kickball.plays,
  ...foosball.plays,
} as const

/** What players are in a play. */
export const roles = {
  ...common.roles,
  ...batAndBall.roles,
  ...ultimate.roles,
  ...goaltimate.roles,
  ...soccer.roles,
  ...basketball.roles,
  ...baseball.roles,
  ...football.roles,
  ...tennis.roles,
  ...cricket.roles,
  ...rugby.roles,
  ...fieldHockey.roles,
  ...volleyball.roles,
  ...tableTennis.roles,
  ...softball.roles,
  ...flagFootball.roles,
  ...lacrosse.roles,
  ...broomball.roles,
  ...waterPolo.roles,
  ...handball.roles,
  ...iceHockey.roles,
  ...dodgeball.roles,
  ...kickball.roles,
  ...foosball.roles,
} as const

/** What a play says beside its players. */
export const values = {
  ...common.values,
  ...batAndBall.values,
  ...ultimate.values,
  ...goaltimate.values,
  ...soccer.values,
  ...basketball.values,
  ...baseball.values,
  ...football.values,
  ...tennis.values,
  ...cricket.values,
  ...rugby.values,
  ...fieldHockey.values,
  ...volleyball.values,
  ...tableTennis.values,
  ...softball.values,
  ...flagFootball.values,
  ...lacrosse.values,
  ...broomball.values,
  ...waterPolo.values,
  ...handball.values,
  ...iceHockey.values,
  ...dodgeball.values,
  ...kickball.values,
  ...foosball.values,
} as const

/** The columns of box scores, by the names of their counters and figures on the wire. */
export const columns = {
  ...common.columns,
  ...batAndBall.columns,
  ...ultimate.columns,
  ...goaltimate.columns,
  ...soccer.columns,
  ...basketball.columns,
  ...baseball.columns,
  ...football.columns,
  ...tennis.columns,
  ...cricket.columns,
  ...rugby.columns,
  ...fieldHockey.columns,
  ...volleyball.columns,
  ...tableTennis.columns,
  ...softball.columns,
  ...flagFootball.columns,
  ...lacrosse.columns,
  ...broomball.columns,
  ...waterPolo.columns,
  ...handball.columns,
  ...iceHockey.columns,
  ...dodgeball.columns,
  ...kickball.columns,
  ...foosball.columns,
} as const

/** The parts of box scores. */
export const groups = {
  ...common.groups,
  ...batAndBall.groups,
  ...ultimate.groups,
  ...goaltimate.groups,
  ...soccer.groups,
  ...basketball.groups,
  ...baseball.groups,
  ...football.groups,
  ...tennis.groups,
  ...cricket.groups,
  ...rugby.groups,
  ...fieldHockey.groups,
  ...volleyball.groups,
  ...tableTennis.groups,
  ...softball.groups,
  ...flagFootball.groups,
  ...lacrosse.groups,
  ...broomball.groups,
  ...waterPolo.groups,
  ...handball.groups,
  ...iceHockey.groups,
  ...dodgeball.groups,
  ...kickball.groups,
  ...foosball.groups,
} as const
