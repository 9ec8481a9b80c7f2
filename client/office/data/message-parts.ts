import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { startTime } from '../../base/formats/event-clock.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { t as clientT } from '../../texts/t.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../texts/t.ts'
import { namedGames, pairText, type NamedGame } from './game-names.ts'
import type { EventGames } from './games.ts'

/** A team to which the office may write. */
export interface MessageTeam {
  readonly id: number
  readonly name: string
  /** Its division in a season; empty or absent for none. */
  readonly division?: string
}

/** A pool, bracket, round, division, match day or game, to whose people the office may write. */
export interface MessagePart {
  readonly key: string
  readonly name: string
  readonly teams: readonly number[]
  readonly games: readonly number[]
}

/** The parts of an event with the teams that play in it: pools and the like first, then single games. */
export function messageParts(event: EventGames, teams: readonly MessageTeam[]): MessagePart[] {
  const playing = new Set(teams.map(({ id }) => id))
  const games = namedGames(event)
  const sections = groupBy(
    games.filter(({ section }) => section !== ''),
    ({ partKey }) => partKey,
  )
  const pools = event.pools.map(({ id, name, team_ids }) => {
    const key = `pool-${id}`
    const ofIt = sections.get(key) ?? []
    return part(
      key,
      clientT('events.pool', { name: bidiIsolate(name) }),
      [...team_ids, ...teamsIn(ofIt)],
      ofIt,
    )
  })
  const others = [...sections].flatMap(([key, ofIt]) =>
    ofIt[0] && ofIt[0].game.pool_id === null ? [part(key, ofIt[0].section, teamsIn(ofIt), ofIt)] : [],
  )
  const single = games.map(game => part(`game-${game.game.id}`, gameText(game), teamsIn([game]), [game]))
  return [...divisionsIn(teams, games), ...pools, ...others, ...single]

  function part(key: string, name: string, ids: readonly number[], ofIt: readonly NamedGame[]): MessagePart {
    const left = [...new Set(ids)].filter(id => playing.has(id))
    return { key, name, teams: left, games: ofIt.map(({ game }) => game.id) }
  }
}

const teamsIn = (games: readonly NamedGame[]): number[] =>
  games.flatMap(({ game }) => [game.team_1_id, game.team_2_id]).filter(id => id !== null)

/** The divisions of a season, each with the games of its teams. */
const divisionsIn = (teams: readonly MessageTeam[], games: readonly NamedGame[]): MessagePart[] =>
  [...groupBy(teams, ({ division = '' }) => division)].flatMap(([division, ofIt]) => {
    if (division === '') return []
    const ids = ofIt.map(({ id }) => id)
    return [
      {
        key: `division-${division}`,
        name: t('messages.division', { name: bidiIsolate(division) }),
        teams: ids,
        games: games.filter(game => teamsIn([game]).some(id => ids.includes(id))).map(({ game }) => game.id),
      },
    ]
  })

const gameText = (named: NamedGame): string =>
  [
    `${shortDay(named.game.start_time.slice(0, 10))}, ${startTime(named.game.start_time)}`,
    named.part,
    pairText(named),
  ]
    .filter(Boolean)
    .join(' · ')
