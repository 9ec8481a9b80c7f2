import { z } from 'zod'
import type { Link } from './link.ts'

/** Which family's record, and which form of it, stands at a place of a shape. */
export const nestedRecords = z.registry<Pick<Link, 'family' | 'form'>>()

/** A place in a shape where a record of another family stands as the wire shows it. */
export const nested = (family: string, form: Link['form']) =>
  z.record(z.string(), z.unknown()).register(nestedRecords, { family, form })
