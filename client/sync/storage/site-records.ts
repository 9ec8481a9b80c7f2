import { z } from 'zod'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import { siteMark } from '../../../shared-schema/resources/site-map.ts'

const id = z.int()

/** Skips marks of kinds that only a newer office knows; the others are shown. */
const marks = z.array(z.unknown()).transform(all =>
  all.flatMap(one => {
    const read = siteMark.safeParse(one)
    return read.success ? [read.data] : []
  }),
)

/** A place with fields. A tablet may hold an older record without a map. */
export const eventSiteRecord = z.object({
  id,
  name: z.string(),
  description: z.string().default(''),
  directions: z.string().default(''),
  image: z.string().default(''),
  image_400: z.string().default(''),
  marks: marks.default([]),
} satisfies ShapeIn<'event_sites'>)
export type EventSiteRecord = z.infer<typeof eventSiteRecord>

export const fieldRecord = z.object({
  id,
  name: z.string(),
  event_site_id: id,
} satisfies ShapeIn<'game_sites'>)
export type FieldRecord = z.infer<typeof fieldRecord>
