import { z } from 'zod'

/** An integer within the range of the database. */
export const wholeNumber = z.int().min(-2_147_483_647).max(2_147_483_647)
