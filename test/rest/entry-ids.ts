import { z } from 'zod'
import { entry } from '../../shared-schema/replication/entry.ts'

const shape = z.object({ properties: z.record(z.string(), z.unknown()) })
const choice = z.object({ const: z.string() })

/**
 * Everything in an entry that names something: `play.player_1_id`, and `entry.game_id` for what every kind
 * has. Ids are numbers and lists under names that say so, and everything that is a UUID.
 */
export function entryIds(): string[] {
  const { anyOf, oneOf } = z.toJSONSchema(entry, { io: 'input' })
  const names = (anyOf ?? oneOf ?? []).flatMap(kind => {
    const { kind: word, data, ...head } = shape.parse(kind).properties
    return [...namesIn('entry', head), ...namesIn(choice.parse(word).const, shape.parse(data).properties)]
  })
  // A play's type defines the meaning of its free number: for a timeout it is the team that takes it.
  return [...new Set([...names, 'play.int_1'])]
}

const namesIn = (owner: string, properties: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(properties)
    .filter(([name, value]) => /_ids?$/.test(name) || JSON.stringify(value).includes('"uuid"'))
    .map(([name]) => `${owner}.${name}`)
