import { z } from 'zod'
import type { Link } from './link.ts'

/** The family and form of the record nested at a place of a shape. */
export const nestedRecords = z.registry<Pick<Link, 'family' | 'form'>>()

/** A place in a shape for a nested record of another family in its wire format. */
export const nested = (family: string, form: Link['form']) =>
  z.record(z.string(), z.unknown()).register(nestedRecords, { family, form })
