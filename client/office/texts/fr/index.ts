import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { office as english } from '../en/index.ts'
import { details } from './details.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'

/** What the office says, in French. */
export const office = { details, frame, home } satisfies Translated<typeof english>
