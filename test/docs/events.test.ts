import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calendarTypes } from '../../shared-schema/resources/calendar-types.ts'
import type { EventType } from '../../shared-schema/sports/model/event-type.ts'
import { events } from '../../shared-schema/resources/events.ts'
import { sports } from '../../shared-schema/sports/index.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { attributesOfPlays, eventTypeOf } from '../../server/games/entries/event-type-of.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/events.md'), 'utf8')

/** The cells of the table in a section of the page, without the line under its head. */
function tableOf(section: string): string[][] {
  const text = page.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, cells = '']) => cells.split('|').map(cell => cell.trim()))
    .toSpliced(1, 1)
}

function playsIn(section: string): unknown[] {
  const [[, , ...columns] = [], ...rows] = tableOf(section)
  return rows.map(([type, name, ...meanings]) => ({
    type: Number(type),
    name,
    attributes: Object.fromEntries(
      columns.map((column, index) => [column.replaceAll('`', ''), meanings[index]]),
    ),
  }))
}

/** The part of a play that a table can show: its players and `int_1`. */
const asInTable = ({ type, name, attributes }: EventType): EventType => {
  const player = (place: number) =>
    attributes[`player_${place}_id`] ?? attributes[`player_${place}_team_id`] ?? ''
  return {
    type,
    name,
    attributes: {
      player_1: player(1),
      player_2: player(2),
      player_3: player(3),
      int_1: attributes.int_1 ?? '',
    },
  }
}

describe('docs/events.md', () => {
  test('has every play of every sport, with the meaning of its attributes', () => {
    expect(playsIn('Plays of every sport')).toEqual(generalKinds.map(eventTypeOf).map(asInTable))
    for (const sport of sports)
      expect(rulesOf(sport).kinds).toEqual(expect.arrayContaining([...generalKinds]))
  })

  test('has every play of ultimate', () => {
    const own = rulesOf('ultimate').kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
    expect(playsIn('Plays of ultimate')).toEqual(own.map(eventTypeOf).map(asInTable))
  })

  test('leaves nothing of a play unsaid', () => {
    const said = [
      ...attributesOfPlays,
      'player_1_id',
      'player_2_id',
      'player_3_id',
      'player_1_team_id',
      'player_2_team_id',
      'player_3_team_id',
      'int_1',
    ]
    for (const { attributes } of rulesOf('ultimate').kinds.map(eventTypeOf)) {
      expect(said).toEqual(expect.arrayContaining(Object.keys(attributes)))
      for (const place of [1, 2, 3])
        if (`player_${place}_id` in attributes) expect(attributes).toHaveProperty(`player_${place}_team_id`)
    }
    for (const name of attributesOfPlays) expect(page).toContain(`\`${name}\``)
  })

  test('has the events of the calendar, with the meaning of every attribute', () => {
    const names = Object.keys(events.fields).filter(name =>
      calendarTypes.some(({ attributes }) => name in attributes),
    )
    expect(tableOf('The calendar')).toEqual([
      ['Attribute', ...calendarTypes.map(({ type, name }) => `${type} ${name}`)],
      ...names.map(name => [`\`${name}\``, ...calendarTypes.map(({ attributes }) => attributes[name] ?? '')]),
    ])
  })
})
