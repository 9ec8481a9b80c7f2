import { brackets } from './brackets.ts'
import { fields } from './fields.ts'
import { handover } from './handover.ts'
import { spirit } from './spirit.ts'
import { sports } from './sports/index.ts'
import { sportNames } from './sports/names.ts'
import { standings } from './standings.ts'
import { verdicts } from './verdicts.ts'

/** What both sides say, in French. */
export const shared = { ...sports, brackets, fields, handover, spirit, sportNames, standings, verdicts }
