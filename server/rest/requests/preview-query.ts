import { z } from 'zod'
import { truth } from '../../../shared-schema/resources/field.ts'

/** Whether a write is to be done only to say what it would do. */
export const previewQuery = z.object({ preview: truth(false).input.default(false) })
