import { decisions } from './decisions.ts'
import { details } from './details.ts'
import { format } from './format.ts'
import { fixtures } from './fixtures.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { results } from './results.ts'
import { swiss } from './swiss.ts'

/** What the office says, in English. */
export const office = { decisions, details, fixtures, format, frame, home, results, swiss } as const
