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

// A word that two sports use alike stands in `common`.

/** What the kinds of plays are called. */
export const plays = {
  ...common.plays,
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
