import type { ListedPlayer } from './lines.ts'

/** All about a player that is no name and no number. */
export const details = ['birth_date', 'email', 'licence_number', 'guardian_name', 'guardian_contact'] as const
export type Details = Readonly<Partial<Record<(typeof details)[number], string>>>

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

export const isDetail = (column: string | null): column is keyof Details =>
  details.some(detail => detail === column)
