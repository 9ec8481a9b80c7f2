import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { eventTypeOf } from '../../server/games/entries/event-type-of.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import type { PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
import { english } from '../../server/texts/say.ts'
import { formula } from './formula.ts'
import { howItRuns } from './how-it-runs.ts'
import { whatCounts, whenOffered } from './what-counts.ts'

const [, shared] = english

const attributes = ['int_1', 'int_2', 'int_3', 'bool_1'] as const

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

/** The points of a play, and the team that gets them if it is not its own. */
function worth({ points, pointsFor, isShootout }: PlayKind): string {
  if (points === undefined) return ''
  const who = pointsFor === 'other' ? ' for the other team' : ''
  return `${typeof points === 'number' ? points : `\`${points}\``}${who}${isShootout ? ' of the shoot-out' : ''}`
}

/** The value of an attribute with its range. */
function valueText(kind: PlayKind, name: (typeof attributes)[number]): string {
  const value = kind.values?.[name]
  const meaning = eventTypeOf(kind).attributes[name] ?? ''
  if (!value) return kind.team === name ? meaning : ''
  const { least, most, buttons } = value
  const range = least === undefined && most === undefined ? [] : [`${least ?? ''} to ${most ?? ''}`]
  const said = [...range, ...(buttons ? [`buttons ${buttons.join(', ')}`] : [])]
  return said.length === 0 ? meaning : `${meaning} (${said.join('; ')})`
}

function playsTable(kinds: readonly PlayKind[]): string {
  const used = attributes.filter(name => kinds.some(kind => valueText(kind, name) !== ''))
  return table(
    [
      ...['Type', 'Play', '`player_1`', '`player_2`', '`player_3`'],
      ...[...used.map(name => `\`${name}\``), 'Points', 'Counts', 'Offered'],
    ],
    kinds.map(kind => {
      const { type, name, attributes: said } = eventTypeOf(kind)
      const players = [1, 2, 3].map(
        place => said[`player_${place}_id`] ?? (said[`player_${place}_team_id`] ? 'the team' : ''),
      )
      const values = used.map(value => valueText(kind, value))
      return [type, name, ...players, ...values, worth(kind), whatCounts(kind), whenOffered(kind)]
    }),
  )
}

/** Columns that no box score shows, with what they follow from. */
function otherColumns({ rules, box }: SportDefinition): string[] {
  const shown = new Set<string>(box.flatMap(group => group.columns))
  const named = (names: readonly string[]) => names.map(name => `\`${name}\``).join(', ')
  const rows = (
    [
      ['Of players alone', rules.playerCounters.filter(name => !rules.teamCounters.includes(name))],
      ['Of teams alone', rules.teamCounters.filter(name => !rules.playerCounters.includes(name))],
      ["Of a team's opponents, too", rules.opponentCounters],
      ['In no box score', [...rules.playerCounters, ...rules.teamCounters].filter(name => !shown.has(name))],
    ] as const
  ).flatMap(([title, names]) => (names.length > 0 ? [`${title}: ${named([...new Set(names)])}.`] : []))
  const figures = Object.entries(rules.figures).filter(([name]) => !shown.has(name))
  return [[...rows, ...figures.map(([name, figure]) => `\`${name}\` is ${formula(figure)}.`)].join(' ')]
}

function sectionOf(sport: Sport): string {
  const definition = definitionOf(sport)
  const { rules, box } = definition
  const own = rules.kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
  const shown = box.map(group =>
    [
      ...(group.word === null ? [] : [`Box score: ${shared(`groups.${group.word}`)}.`, '']),
      table(
        ['Column', 'Name', 'In stat lines', 'Meaning', 'Follows from'],
        group.columns.map(column => {
          const part = (name: 'short' | 'name' | 'meaning') => shared(`columns.${column}.${name}`)
          const isRanking = column === (group.ranking ?? group.columns[0])
          const figure = rules.figures[column]
          const least = figure?.best === 'least' ? '; the least leads' : ''
          return [
            `${part('short')}${isRanking ? ' ▾' : ''}`,
            ...[part('name'), `\`${column}\``, part('meaning'), figure ? `${formula(figure)}${least}` : ''],
          ]
        }),
      ),
    ].join('\n'),
  )
  return [`## ${sport}`, howItRuns(definition), playsTable(own), ...shown, ...otherColumns(definition)].join(
    '\n\n',
  )
}

// `npx vitest run test/docs/plays.test.ts -u` writes the page again.
test('docs/plays.md has the plays and the box score of every sport', async () => {
  const page = [
    '# Plays and box scores of every sport',
    'The plays of every sport (80 to 98) and the meaning of each attribute are in [events.md](events.md). A play is recorded for the team in `player_1_team_id`, or in that field of the player on its own side, even if the player is not known. Points are for that team unless the table says otherwise. Columns are in the order of the box score. Stat lines have all of them, and further ones that no box score shows. Players are ranked by the column with ▾.',
    '`Counts` lists the columns to which a play adds by itself, and the player or team that gets them. Figures that need more than one play, such as time on the field, sets or earned runs, are counted separately. `Offered` is the lowest level at which a tablet has a button for the play (`score`, `players` or `plays`), with its further effects.',
    ...sports.map(sectionOf),
  ].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot(resolve(import.meta.dirname, '../../docs/plays.md'))
})
