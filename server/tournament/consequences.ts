import { isDeepStrictEqual } from 'node:util'
import type { Consequence, OpenDecision } from '../../shared-schema/api/standings.ts'
import { hasBegun, isUnderWayOrToCome } from '../../shared-schema/rules/progress/game-status.ts'
import { isVoid, waitsForDay, type Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import {
  finalTable,
  groupStage,
  poolTable,
  type TournamentPool,
} from '../../shared-schema/rules/standings/tournament-play.ts'
import { scoreText } from '../../shared-schema/rules/standings/score-text.ts'
import type { GameNames } from './game-names.ts'
import type { TeamName } from './team-names.ts'
import type { Say, Texts } from '../texts/say.ts'
import type { Deferred } from '../texts/deferred-text.ts'
import type { LoadedPlay, PlayedGame } from '../games/tournament-play.ts'

/** A snapshot of a tournament. */
export interface State {
  readonly play: LoadedPlay
  readonly decisions: readonly Deferred<OpenDecision>[]
  /** Field names by id. */
  readonly fields: ReadonlyMap<number, string>
}

/**
 * Differences after a write: results, places in standings, teams and fields of games, and new open decisions.
 */
export function consequencesOf(
  before: State,
  after: State,
  nameOf: TeamName,
  names: GameNames,
): Deferred<Consequence>[] {
  const known = new Set(before.decisions.map(keyOf))
  return [
    ...resultChanges(before.play.games, after.play.games, nameOf, names),
    ...fields(before, after, names),
    ...standings(before.play, after.play, nameOf),
    ...unfinishedRounds(before.play, after.play, nameOf),
    ...after.decisions
      .filter(decision => !known.has(keyOf(decision)))
      .map(decision => ({ ...decision, kind: 'decision' as const })),
  ]
}

/** Unfinished games of earlier swiss rounds, although a new round is drawn from them. */
function unfinishedRounds(before: LoadedPlay, after: LoadedPlay, nameOf: TeamName): Deferred<Consequence>[] {
  const lastOf = ({ games }: LoadedPlay) => Math.max(0, ...games.map(({ round_number }) => round_number ?? 0))
  const drawn = lastOf(after)
  if (drawn <= lastOf(before)) return []
  return after.games.flatMap(({ id, status, round_number, team_1_id, team_2_id }) => {
    if (round_number === null || round_number >= drawn || team_1_id === null || team_2_id === null) return []
    if (!isUnderWayOrToCome(status)) return []
    const say: Say = t =>
      t('tournament.roundNotOver', {
        round: round_number,
        one: nameOf(t, team_1_id),
        two: nameOf(t, team_2_id),
      })
    return [{ kind: 'decision' as const, say, game_id: id, pool_id: null, team_ids: [team_1_id, team_2_id] }]
  })
}

const keyOf = ({ kind, game_id, pool_id, team_ids }: Deferred<OpenDecision>): string =>
  JSON.stringify([kind, game_id, pool_id, team_ids])

/** The columns for a game's result and teams. */
export type ChangingGame = Pick<
  PlayedGame,
  | 'id'
  | 'pool_id'
  | 'team_1_id'
  | 'team_2_id'
  | 'team_1_score'
  | 'team_2_score'
  | 'team_1_shootout_score'
  | 'team_2_shootout_score'
  | 'winner_id'
  | 'status'
  | 'ruling'
  | 'forfeit_team_ids'
>

/** Games whose result or teams have changed. */
export function resultChanges(
  before: readonly ChangingGame[],
  after: readonly ChangingGame[],
  nameOf: TeamName,
  names: GameNames,
): Deferred<Consequence>[] {
  const former = new Map(before.map(game => [game.id, game]))
  return after.flatMap(game => {
    const was = former.get(game.id)
    const about = { game_id: game.id, pool_id: game.pool_id }
    const slots = ([1, 2] as const).flatMap(slot => {
      const [from, to] = [was?.[`team_${slot}_id`] ?? null, game[`team_${slot}_id`]]
      if (from === to) return []
      const say = otherTeam(names.brief(game.id), from, to, nameOf)
      return [
        { kind: 'team of a game' as const, say, ...about, team_ids: [from, to].filter(id => id !== null) },
      ]
    })
    if (!was || isDeepStrictEqual(resultOf(was), resultOf(game))) return slots
    return [
      {
        kind: 'result' as const,
        say: changed(names.brief(game.id), resultText(game, nameOf), resultText(was, nameOf)),
        ...about,
        team_ids: [game.team_1_id, game.team_2_id].filter(id => id !== null),
      },
      ...slots,
    ]
  })
}

const changed =
  (game: Say, now: Say, before: Say): Say =>
  (t, shared) =>
    t('tournament.changed', { game: game(t, shared), now: now(t, shared), before: before(t, shared) })

/** A team that takes the place of another, or a side that is filled or becomes open. */
const otherTeam =
  (game: Say, from: number | null, to: number | null, nameOf: TeamName): Say =>
  (t, shared) => {
    const name = game(t, shared)
    if (to === null)
      return t('tournament.without', { game: name, team: from === null ? '' : nameOf(t, from) })
    const team = nameOf(t, to)
    return from === null
      ? t('tournament.with', { game: name, team })
      : t('tournament.changed', { game: name, now: team, before: nameOf(t, from) })
  }

/**
 * Fields of games that moved or are new: for new games also the lack of a field, if the tournament has some.
 */
function fields(before: State, after: State, names: GameNames): Deferred<Consequence>[] {
  const former = new Map(before.play.games.map(game => [game.id, game]))
  const on =
    (id: number | null): Say =>
    t =>
      id === null
        ? t('tournament.onNoField')
        : t('tournament.onField', {
            field: after.fields.get(id) ?? before.fields.get(id) ?? t('tournament.namelessField'),
          })
  return after.play.games.flatMap(game => {
    const was = former.get(game.id)
    const isBye = game.round_number !== null && game.team_2_id === null
    if (was ? was.game_site_id === game.game_site_id : after.fields.size === 0 || isBye) return []
    const now = on(game.game_site_id)
    const name = names.brief(game.id)
    const say: Say = was
      ? changed(name, now, on(was.game_site_id))
      : (t, shared) => t('tournament.newOnField', { game: name(t, shared), now: now(t, shared) })
    return [{ kind: 'field of a game' as const, say, game_id: game.id, pool_id: game.pool_id, team_ids: [] }]
  })
}

/** A game's result or its state, for display. */
type Result =
  | { readonly kind: 'notNeeded' | 'notPlayed' }
  | { readonly kind: 'ruled'; readonly ruling: Ruling }
  | {
      readonly kind: 'live' | 'final' | 'won'
      readonly score: string
      readonly winner_id: number | null
      readonly isForfeit: boolean
    }

function resultOf(game: ChangingGame): Result {
  const { status, ruling, winner_id, forfeit_team_ids } = game
  if (isVoid(ruling) || waitsForDay(game)) return { kind: 'ruled', ruling }
  if (!hasBegun(status)) return { kind: status === 'not needed' ? 'notNeeded' : 'notPlayed' }
  return {
    kind: status === 'live' ? 'live' : winner_id === null ? 'final' : 'won',
    score: scoreText(game),
    winner_id: status === 'live' ? null : winner_id,
    isForfeit: forfeit_team_ids.length > 0,
  }
}

function resultText(game: ChangingGame, nameOf: TeamName): Say {
  const result = resultOf(game)
  return t => {
    if (result.kind === 'ruled') return t(`tournament.ruling.${result.ruling}`)
    if (!('score' in result)) return t(`tournament.result.${result.kind}`)
    const { kind, score, winner_id, isForfeit } = result
    return t(`tournament.result.${kind}${isForfeit ? 'ByForfeit' : ''}`, {
      score,
      team: winner_id === null ? '' : nameOf(t, winner_id),
    })
  }
}

/** One of the tournament's standings, with the places that are decided. */
interface Places {
  readonly where: 'pool' | 'swiss' | 'final'
  readonly pool: TournamentPool | null
  readonly placeOf: ReadonlyMap<number, number>
}

function standings(before: LoadedPlay, after: LoadedPlay, nameOf: TeamName): Deferred<Consequence>[] {
  const former = allPlaces(before)
  return allPlaces(after).flatMap(({ where, pool, placeOf }) => {
    const own = former.find(places => places.where === where && places.pool?.id === pool?.id)
    return [...placeOf].flatMap(([team, place]) => {
      const from = own?.placeOf.get(team)
      if (from === undefined || from === place) return []
      return [
        {
          kind: 'standing' as const,
          say: (t: Texts) =>
            t(`tournament.moved.${where}`, {
              pool: pool?.name ?? '',
              team: nameOf(t, team),
              from,
              to: place,
            }),
          game_id: null,
          pool_id: pool?.id ?? null,
          team_ids: [team],
        },
      ]
    })
  })
}

function allPlaces(play: LoadedPlay): Places[] {
  const stage = groupStage(play)
  return [
    ...play.pools.map(pool => ({
      where: 'pool' as const,
      pool,
      placeOf: new Map(poolTable(play, pool).map(line => [line.team_id, line.place])),
    })),
    ...(stage?.kind === 'swiss rounds'
      ? [
          {
            where: 'swiss' as const,
            pool: null,
            placeOf: new Map(stage.standings.map(line => [line.team_id, line.ranking])),
          },
        ]
      : []),
    {
      where: 'final',
      pool: null,
      placeOf: new Map(
        finalTable(play)
          .filter(line => line.is_decided)
          .map(line => [line.team_id, line.place]),
      ),
    },
  ]
}
