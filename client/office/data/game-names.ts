import { scoreText as standing } from '../../../shared-schema/rules/standings/score-text.ts'
import { isSingle } from '../../../shared-schema/rules/progress/single-game.ts'
import { bracketName } from '../../../shared-schema/rules/brackets/bracket-name.ts'
import { gameLabels } from '../../../shared-schema/rules/brackets/game-labels.ts'
import { sourcesOf } from '../../reading/events/sources-of.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { sharedT, t as clientT } from '../../texts/t.ts'
import { t } from '../texts/t.ts'
import type { EventGames, OfficeGame } from './games.ts'

/** A game with its names for people. */
export interface NamedGame {
  readonly game: OfficeGame
  /** Team names, or their future source: `Winner of SF 1`, `A1`. */
  readonly teams: readonly [string, string]
  /** `Pool A`, `Swiss round 2`, `Playoff · SF 1`, `Match day 3`, `Friendly`; empty for none of these. */
  readonly part: string
  /** The pool, swiss round, bracket or match day, or all single games; empty for none of these. */
  readonly section: string
  /** Identifies the section. */
  readonly partKey: string
  readonly field: string
}

/** The named games of an event, in their order. */
export function namedGames({ games, pools, brackets, swissRounds }: EventGames): NamedGame[] {
  const poolNames = new Map(pools.map(({ id, name }) => [id, bidiIsolate(name)]))
  const bracketNames = new Map(brackets.map(({ id, name }) => [id, bidiIsolate(bracketName(name, sharedT))]))
  const rounds = new Map(swissRounds.map(({ id, round_number }) => [id, round_number]))
  const labels = gameLabels(games, brackets, sharedT)
  const source = sourcesOf(games, labels, pools)
  return games.map(game => ({
    game,
    teams: [teamOf(game, 1), teamOf(game, 2)],
    ...namesOf(game),
    field: game.game_site === null ? '' : bidiIsolate(game.game_site.name),
  }))

  function teamOf(game: OfficeGame, slot: 1 | 2): string {
    const team = game[`team_${slot}`]
    if (team) return bidiIsolate(team.name)
    const isBye = game.swiss_round_id !== null && game.team_1_id !== null
    return source(game.id, slot) ?? (isBye ? t('results.bye') : t('results.nobodyYet'))
  }

  function namesOf(game: OfficeGame): Pick<NamedGame, 'part' | 'section' | 'partKey'> {
    const { partKey, section } = sectionOf(game)
    const name = bidiIsolate(game.name)
    if (isSingle(game)) return { partKey, section, part: name || clientT('events.single') }
    return { partKey, section, part: [section, labels.get(game.id), name].filter(Boolean).join(' · ') }
  }

  function sectionOf(game: OfficeGame): Pick<NamedGame, 'section' | 'partKey'> {
    const { pool_id, bracket_id, swiss_round_id, match_day } = game
    if (pool_id !== null)
      return {
        partKey: `pool-${pool_id}`,
        section: clientT('events.pool', { name: poolNames.get(pool_id) ?? '' }),
      }
    if (bracket_id !== null)
      return {
        partKey: `bracket-${bracket_id}`,
        section: bracketNames.get(bracket_id) || clientT('events.bracket'),
      }
    if (swiss_round_id !== null)
      return {
        partKey: `swiss-${swiss_round_id}`,
        section: clientT('events.swissRound', { number: rounds.get(swiss_round_id) ?? '' }),
      }
    if (match_day !== null)
      return { partKey: `day-${match_day}`, section: t('results.matchDay', { number: match_day }) }
    return isSingle(game)
      ? { partKey: 'single', section: clientT('events.singles') }
      : { partKey: '', section: '' }
  }
}

/** `Sexy Legs – Rusty Bikes` */
export const pairText = ({ teams: [one, two] }: NamedGame): string => t('results.pair', { one, two })

/** `15–13`, `2–2 (4–3)` after a shoot-out, or nothing for a game that has not begun. */
export const scoreText = (game: OfficeGame): string =>
  game.status === 'live' || game.status === 'final' ? standing(game) : ''
