import type { ListedPlayer } from './lines.ts'

/** All about a player that is no name and no number. */
export const details = [
  'birth_date',
  'email',
  'gender',
  'licence_number',
  'guardian_name',
  'guardian_contact',
] as const
type Detail = (typeof details)[number]
export type Details = { readonly [D in Detail]?: NonNullable<ListedPlayer[D]> }

export const isDetail = (column: string | null): column is Detail => details.some(detail => detail === column)

/**
 * The details that a list gives about a player.
 * @param there the player as stored: equal details are left out
 */
export const detailsIn = (player: ListedPlayer, there?: ListedPlayer): Details =>
  Object.fromEntries(
    details.flatMap(name => {
      const value = player[name]
      return value === null || value === '' || value === there?.[name] ? [] : [[name, value]]
    }),
  )
