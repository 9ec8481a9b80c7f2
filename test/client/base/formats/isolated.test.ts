import { expect, test } from 'vitest'
import { bidiIsolate } from '../../../../client/base/formats/bidi-isolate.ts'
import { definitionOf } from '../../../../shared-schema/sports/index.ts'
import { teamNames } from '../../../../client/scoring/team-names.ts'
import { playerLabels } from '../../../../client/scoring/roster.ts'
import { describe as inWords } from '../../../../client/scoring/entry-text.ts'

const FSI = '\u2068'
const PDI = '\u2069'

test.each(['Rusty Bikes', 'Réunion', 'FC 東京 #7', ''])('%j is left as it is', name =>
  expect(bidiIsolate(name)).toBe(name),
)

test.each([
  ['הפועל תל אביב', `${FSI}הפועל תל אביב${PDI}`],
  ['الأهلي 7', `${FSI}الأهلي 7${PDI}`],
  ['Bikes\u202e9–0', `${FSI}Bikes9–0${PDI}`],
  ['Bikes\u2069\u202e9–0', `${FSI}Bikes9–0${PDI}`],
])('%j does not turn around what stands beside it', (name, shown) => {
  expect(bidiIsolate(name)).toBe(shown)
  expect(bidiIsolate(bidiIsolate(name))).toBe(shown)
})

test('a sentence isolates the names of teams and players in it', () => {
  const names = {
    sport: definitionOf('ultimate'),
    team: teamNames([{ id: 1, name: 'הפועל' }].map(team => ({ ...team, short_name: '', season_id: 1 }))),
    player: playerLabels([], [], []),
  }
  const title = inWords(
    {
      kind: 'score',
      data: {
        team_1_score: 13,
        team_2_score: 0,
        is_final: true,
        what_happened: '',
        game_sets: [],
        forfeit_team_ids: [1],
        forfeit_reason: '',
      },
    },
    names,
  ).title
  expect(title).toBe(`Forfeit of ${FSI}הפועל${PDI}`)
})
