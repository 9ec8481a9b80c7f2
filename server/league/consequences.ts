import { finalTable, groupStage, poolTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { LoadedPlay, PlayedGame } from './tournament-play.ts'

/** Something in a tournament that a write moves. */
export interface Consequence {
  readonly kind: 'result' | 'standing' | 'team of a game' | 'decision'
  /** What moves, for the organizer. */
  readonly text: string
  readonly game_id: number | null
  readonly pool_id: number | null
  readonly team_ids: readonly number[]
}

/** A tournament at a moment. */
export interface State {
  readonly play: LoadedPlay
  readonly decisions: readonly OpenDecision[]
}

type NameOf = (id: number) => string

/** What is different after a write: results, places in standings, teams in games, and what a person must then decide. */
export function consequencesOf(before: State, after: State, nameOf: NameOf): Consequence[] {
  const known = new Set(before.decisions.map(({ text }) => text))
  return [
    ...games(before.play, after.play, nameOf),
    ...standings(before.play, after.play, nameOf),
    ...after.decisions.filter(({ text }) => !known.has(text)).map(({ text, game_id, pool_id, team_ids }) => ({ kind: 'decision' as const, text, game_id, pool_id, team_ids })),
  ]
}

function games(before: LoadedPlay, after: LoadedPlay, nameOf: NameOf): Consequence[] {
  const former = new Map(before.games.map(game => [game.id, game]))
  return after.games.flatMap(game => {
    const was = former.get(game.id)
    const about = { game_id: game.id, pool_id: game.pool_id }
    const slots = ([1, 2] as const).flatMap(slot => {
      const [from, to] = [was?.[`team_${slot}_id`] ?? null, game[`team_${slot}_id`]]
      if (from === to) return []
      const text = `Game ${game.id}: ${to === null ? 'nobody yet' : nameOf(to)} instead of ${from === null ? 'nobody yet' : nameOf(from)}`
      return [{ kind: 'team of a game' as const, text, ...about, team_ids: [from, to].filter(id => id !== null) }]
    })
    if (!was || resultText(was, nameOf) === resultText(game, nameOf)) return slots
    const text = `Game ${game.id}: ${resultText(game, nameOf)} instead of ${resultText(was, nameOf)}`
    return [{ kind: 'result' as const, text, ...about, team_ids: [game.team_1_id, game.team_2_id].filter(id => id !== null) }, ...slots]
  })
}

function resultText({ status, team_1_score, team_2_score, winner_id, forfeit_team_ids }: PlayedGame, nameOf: NameOf): string {
  if (status === 'scheduled') return 'not played'
  const won = winner_id === null ? '' : `, won by ${nameOf(winner_id)}`
  return `${team_1_score}–${team_2_score}${status === 'live' ? ', not final' : won}${forfeit_team_ids.length > 0 ? ' by forfeit' : ''}`
}

/** One of the tournament's standings: who is on which place, for as long as one can say it. */
interface Places {
  readonly where: string
  readonly pool_id: number | null
  readonly placeOf: ReadonlyMap<number, number>
}

function standings(before: LoadedPlay, after: LoadedPlay, nameOf: NameOf): Consequence[] {
  const former = new Map(allPlaces(before).map(places => [places.where, places]))
  return allPlaces(after).flatMap(({ where, pool_id, placeOf }) => [...placeOf].flatMap(([team, place]) => {
    const from = former.get(where)?.placeOf.get(team)
    if (from === undefined || from === place) return []
    return [{ kind: 'standing' as const, text: `${where}: ${nameOf(team)} from place ${from} to ${place}`, game_id: null, pool_id, team_ids: [team] }]
  }))
}

function allPlaces(play: LoadedPlay): Places[] {
  const stage = groupStage(play)
  const swiss = stage?.kind === 'swiss rounds' ? [{ where: 'Swiss standings', pool_id: null, placeOf: new Map(stage.standings.map(line => [line.team_id, line.ranking])) }] : []
  return [
    ...play.pools.map(pool => ({ where: `Pool ${pool.name}`, pool_id: pool.id, placeOf: new Map(poolTable(play, pool).map(line => [line.team_id, line.place])) })),
    ...swiss,
    { where: 'Final standings', pool_id: null, placeOf: new Map(finalTable(play).filter(line => line.is_decided).map(line => [line.team_id, line.place])) },
  ]
}
