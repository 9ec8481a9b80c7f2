/**
 * A kind of event: its number on the wire, its name, and the meaning of each attribute that differs from the
 * general one.
 */
export interface EventType {
  readonly type: number
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** `22 (goal)`: a type as shown in messages. */
export const typeText = ({ type, name }: EventType): string => `${type} (${name})`

/** `1 (pull), 22 (goal)`: the available types, for a message. */
export const typeList = (types: readonly EventType[]): string => types.map(typeText).join(', ')
