import { brackets } from './brackets.ts'
import { fields } from './fields.ts'
import { handover } from './handover.ts'
import { columns, groups, plays, roles, values } from './sports/index.ts'
import { spirit } from './spirit.ts'
import { sportNames } from './sports/names.ts'
import { standings } from './standings.ts'
import { verdicts } from './verdicts.ts'

/** What both sides say, in English. */
export const shared = {
  brackets,
  columns,
  fields,
  groups,
  handover,
  plays,
  roles,
  spirit,
  sportNames,
  standings,
  values,
  verdicts,
} as const
