import { z } from 'zod'

/** An integer that the database has room for. */
export const wholeNumber = z.int().min(-2_147_483_647).max(2_147_483_647)
