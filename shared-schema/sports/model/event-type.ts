/**
 * A kind of event: its number on the wire, what it is called, and what each attribute that it has means, if
 * it is not the same for all.
 */
export interface EventType {
  readonly type: number
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** `22 (goal)`, as messages name a type. */
export const typeText = ({ type, name }: EventType): string => `${type} (${name})`

/** `1 (pull), 22 (goal)`, for a message that says which types there are. */
export const typeList = (types: readonly EventType[]): string => types.map(typeText).join(', ')
