import type { GameToFold } from '../../games/game-to-fold.ts'
import { sportOf } from '../../games/sport.ts'
import { Problem } from '../../problems/problem.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { typeList } from '../../../shared-schema/sports/model/event-type.ts'
import { eventTypeOf } from '../../games/entries/event-type-of.ts'
import { placesOf, teamAttributes, type PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { otherThan } from '../../../shared-schema/sports/model/course.ts'
import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'
import { readBody } from '../requests/read-body.ts'
import type { SentRow } from './read-rows.ts'
import { playerCalled, type rosterOf } from './roster.ts'

/** Records that the plays of a table may name. */
export interface Named {
  readonly game: Pick<GameToFold, 'id' | 'sport' | 'team_1_id' | 'team_2_id'>
  /** The game's teams by name. */
  readonly teams: ReadonlyMap<string, number>
  readonly roster: Awaited<ReturnType<typeof rosterOf>>
  readonly shared: SharedTexts
}

/**
 * The values of a play from a row of a play-by-play. Ids in the row take precedence; kinds of plays, teams
 * and players may also be given by name.
 * @throws Problem with every invalid column
 */
export function readPlay({ row }: SentRow, named: Named): StoredRecord {
  const kind = kindIn(row, named)
  const teams = teamsIn(row, kind, named)
  const players = Object.fromEntries(
    placesOf(kind).map(place => {
      const column = `player_${place}`
      const team = Number(teams[`${column}_team_id`])
      const called = {
        number: textIn(row, `${column}_jersey_number`) || textIn(row, `${column}_number`),
        name: textIn(row, `${column}_name`),
      }
      const id = textIn(row, `${column}_id`)
      return [
        `${column}_id`,
        id === '' ? playerCalled(named.roster, column, called, team > 0 ? team : null) : row[`${column}_id`],
      ]
    }),
  )
  const others = Object.fromEntries(
    ['ordinal_number', 'time', 'int_1', 'int_2', 'int_3', 'bool_1', 'decimal_1', 'what_happened'].map(
      name => [name, row[name]],
    ),
  )
  const further = Object.fromEntries(idsIn(row).map(name => [name, row[name]]))
  return readBody(
    'events',
    {
      ...others,
      ...further,
      ...teams,
      ...players,
      int_4: secondsIn(row),
      type: kind.type,
      game_id: named.game.id,
    },
    'create',
  )
}

const textIn = (row: SentRow['row'], name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/** The filled columns with ids of players or of their teams. */
const idsIn = (row: SentRow['row']): string[] =>
  Object.keys(row).filter(name => /^player_[123](_team)?_id$/.test(name) && textIn(row, name) !== '')

/** The kind of a play, by number or name. */
function kindIn(row: SentRow['row'], { game, shared }: Named): PlayKind {
  const { kinds } = rulesOf(sportOf(game.sport))
  const [type, play] = [textIn(row, 'type'), textIn(row, 'play').toLowerCase()]
  const fitting = kinds.filter(kind =>
    type === '' ? shared(`plays.${kind.word}`).toLowerCase() === play : String(kind.type) === type,
  )
  const [kind, ...others] = fitting
  if (others.length > 0)
    throw Problem.field('play', t =>
      t('plays.severalAreCalled', { types: typeList(fitting.map(eventTypeOf)) }),
    )
  if (kind) return kind
  throw Problem.field(type === '' && play !== '' ? 'play' : 'type', t =>
    t('entries.noPlayOfSport', { sport: game.sport, types: typeList(kinds.map(eventTypeOf)) }),
  )
}

/** The team attributes of a play: from the row, or derived from the team for which it was recorded. */
function teamsIn(row: SentRow['row'], kind: PlayKind, named: Named): Record<string, unknown> {
  const attributes = teamAttributes(kind)
  const given = attributes.filter(([name]) => textIn(row, name) !== '')
  if (given.length > 0) return Object.fromEntries(given.map(([name]) => [name, row[name]]))
  const own = teamIn(row, named)
  return Object.fromEntries(
    attributes
      .filter(([name]) => !isNobodys(row, kind, name))
      .map(([name, side]) => [name, side === 'own' ? own : otherThan(own, named.game)]),
  )
}

/** Whether a role that may be empty, such as an assist, is empty. */
const isNobodys = (row: SentRow['row'], kind: PlayKind, attribute: string): boolean =>
  placesOf(kind).some(
    place =>
      attribute === `player_${place}_team_id` &&
      kind.roles[place - 1]?.optional === true &&
      ['id', 'number', 'jersey_number', 'name'].every(part => textIn(row, `player_${place}_${part}`) === ''),
  )

function teamIn(row: SentRow['row'], { game, teams }: Named): number | null {
  const [id, name] = [textIn(row, 'team_id'), textIn(row, 'team')]
  if (id === '' && name === '') return null
  const team = id === '' ? teams.get(name.toLowerCase()) : [...teams.values()].find(one => String(one) === id)
  if (team !== undefined) return team
  throw Problem.field(id === '' ? 'team' : 'team_id', t =>
    t('entries.teamOfOtherGame', { teams: [game.team_1_id, game.team_2_id].join(', ') }),
  )
}

/** The seconds on the clock; null if none was kept. */
function secondsIn(row: SentRow['row']): number | null {
  const clock = textIn(row, 'clock')
  if (clock === '') return null
  const [, minutes, seconds] = /^(\d{1,6}):([0-5]?\d)$/.exec(clock) ?? []
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds)
  if (/^\d{1,9}$/.test(clock)) return Number(clock)
  throw Problem.field('clock', t => t('plays.clock'))
}
