import { deepEqual } from 'rxdb'
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs'
import { sentOn } from '../../../shared-schema/rules/progress/sent-on.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { teamNames } from '../../scoring/team-names.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { t } from '../../texts/t.ts'
import { eventGames, titleOfDay, type EventDetails } from './event-view.ts'
import { partsOfGames } from './part-of-game.ts'
import { watchEvent } from './watch-event.ts'
import { watchTournament } from './watch-tournament.ts'

/**
 * The consequences of a game's result, line by line: the teams' next games, and the places that it decides.
 */
export function consequencesOf(
  details: EventDetails,
  records: TournamentRecords,
  gameId: number,
  winner: number | null,
): string[] {
  const game = details.games.find(({ id }) => id === gameId)
  if (!game) return []
  const nameOf = teamNames(details.teams)
  const loser = winner === null ? null : winner === game.team_1_id ? game.team_2_id : game.team_1_id
  const goesOn = sentOn(game, { winner_id: winner, is_lost_by_both: false })
  if (goesOn.length > 0 && winner === null) return [t('game.levelNobodyGoesOn')]
  const next = goesOn.flatMap(({ game_id, team_id }) => {
    if (team_id === null || team_id === 'nobody') return []
    const where = placeOf(details, records, game_id)
    return where === null ? [] : [t('game.goesTo', { team: bidiIsolate(nameOf(team_id)), where })]
  })
  const places = [
    { team: winner, place: game.place_for_winner },
    { team: loser, place: game.place_for_loser },
  ].flatMap(({ team, place }) =>
    team === null || place === null ? [] : [t('game.takesPlace', { team: bidiIsolate(nameOf(team)), place })],
  )
  return [...next, ...places]
}

/** `Playoff · Final, Field 3, Sunday 14 June, 14:00`; null if the game is not on this device. */
function placeOf(details: EventDetails, records: TournamentRecords, gameId: number): string | null {
  const games = details.games.filter(({ id }) => id === gameId)
  const [line] = eventGames({ ...details, games })
  if (!line) return null
  return [
    partsOfGames(details, records).get(gameId) ?? '',
    bidiIsolate(line.field),
    titleOfDay(line.day),
    line.time,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same, from this device's data. It watches all games of the event, so use it only if needed. */
export function watchConsequences(
  database: ScopeDatabase,
  gameId: number,
  winner: number | null,
): Observable<string[]> {
  return combineLatest([watchEvent(database), watchTournament(database)]).pipe(
    map(([details, records]) => consequencesOf(details, records, gameId, winner)),
    distinctUntilChanged((a, b) => deepEqual(a, b)),
  )
}
