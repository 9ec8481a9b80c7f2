import { details } from './details.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'

/** What the office says, in English. */
export const office = { details, frame, home } as const
