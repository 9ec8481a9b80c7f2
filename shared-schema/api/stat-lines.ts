import { z } from 'zod'
import { id, idOrNull, linked, time, uri } from './parts.ts'

/** A record that stat lines belong to: its name in a line, its family, and whether every line has one. */
interface Belonging {
  readonly name: string
  readonly family: string
  readonly isCertain: boolean
}

/** The fields of a stat line, apart from the columns of its sport. */
export const statLine = (belongings: readonly Belonging[]) =>
  z.object({
    ...Object.fromEntries(
      belongings.flatMap(({ name, family, isCertain }): [string, z.ZodType][] => [
        [`${name}_id`, isCertain ? id : idOrNull],
        [name, isCertain ? linked(family) : linked(family).nullable()],
      ]),
    ),
    time_last_updated: time,
    resource_uri: uri,
  })
