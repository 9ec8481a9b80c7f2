import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { namedGames, type NamedGame } from './game-names.ts'
import type { EventGames } from './games.ts'
import type { Tournament } from './shapes.ts'

const NONE: EventGames = { games: [], pools: [], brackets: [], swissRounds: [] }

/**
 * The games of all divisions in the order of their times. The name of the division comes before the part of each game:
 * `Women · Pool A`. Each has a length, because that of most games differs between divisions.
 * @param found the games of each division
 */
export const divisionGames = (
  divisions: readonly Pick<Tournament, 'id' | 'name' | 'game_minutes'>[],
  found: readonly EventGames[],
): NamedGame[] =>
  divisions
    .flatMap((division, index) =>
      namedGames(found[index] ?? NONE).map(one => ({
        ...one,
        game: { ...one.game, game_minutes: one.game.game_minutes ?? division.game_minutes },
        part: [bidiIsolate(division.name), one.part].filter(Boolean).join(' · '),
        partKey: `division-${division.id}`,
      })),
    )
    .sort((one, other) => Date.parse(one.game.start_time) - Date.parse(other.game.start_time))
