import { z } from 'zod'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/** An id in a URL. */
export const idInAddress = z.coerce.number({ error: wrong('id') }).pipe(z.int32({ error: wrong('id') }))
