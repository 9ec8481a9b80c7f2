import type { OfficiatedGame } from '../../../shared-schema/api/officiating.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { isTimeToBeHere } from './day-games.ts'
import type { NamedGame } from './game-names.ts'
import { t } from '../texts/t.ts'

/** Who officiates at each game, by its id: `referee: Ann · scorekeeper: open`. Games without roles are left out. */
export const officialsOfGames = (games: readonly OfficiatedGame[]): ReadonlyMap<number, string> =>
  new Map(
    games.flatMap(({ game_id, slots }) =>
      slots.length === 0
        ? []
        : [
            [
              game_id,
              slots
                .map(({ assignment_id, role, name }) =>
                  t(assignment_id === null ? 'officials.open' : 'officials.filled', {
                    role: bidiIsolate(role),
                    name: bidiIsolate(name),
                  }),
                )
                .join(' · '),
            ] as const,
          ],
    ),
  )

/** The games that begin soon with a role that nobody has taken. */
export function withOpenRoles(
  games: readonly NamedGame[],
  officiated: readonly OfficiatedGame[],
  now: number,
): { readonly named: NamedGame; readonly roles: readonly string[] }[] {
  const open = new Map(
    officiated.map(({ game_id, slots }) => [
      game_id,
      slots.filter(({ assignment_id }) => assignment_id === null).map(({ role }) => role),
    ]),
  )
  return games.flatMap(named => {
    const roles = open.get(named.game.id) ?? []
    return roles.length > 0 && isTimeToBeHere(named, now) ? [{ named, roles }] : []
  })
}
