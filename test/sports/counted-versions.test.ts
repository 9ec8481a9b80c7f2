import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import { sides } from '../scoring/sheet.ts'
import { gameOf, recorded } from './random-game.ts'

/** For each sport its version, and a digest of what the same random games come to in that version. */
const known: Readonly<Record<Sport, string>> = {
  ultimate: '4: e68e8cf42193',
  goaltimate: '5: 783041788309',
  soccer: '5: 623da222fa32',
  basketball: '3: 114ad2942812',
  baseball: '5: 8dd577cbb81f',
  football: '6: 0d18264a79e2',
  tennis: '4: f8b4e7d28b97',
  cricket: '5: 2624aa5c34e8',
  rugby: '4: c918d4c901cb',
  'field hockey': '5: d7baf1976765',
  volleyball: '5: 0806b4708f97',
  'table tennis': '3: 2db726bdc084',
  softball: '5: 8dd577cbb81f',
  'flag football': '5: 568e5d7c7726',
  lacrosse: '4: d8f0cc8f0dbf',
  broomball: '5: a9a8ad003689',
  'water polo': '5: 4a07730e20b3',
  handball: '5: 4632eeaa1aec',
  'ice hockey': '5: b9fa729ea8dd',
  dodgeball: '4: 28c60550c347',
  kickball: '5: 577962b33b15',
  foosball: '4: 304c4efbbdb6',
}

/** The digest of a hundred random games, always the same ones. */
function digestOf(sport: Sport): string {
  const { rules: all } = definitionOf(sport)
  // They count nothing.
  const rules = {
    ...all,
    kinds: all.kinds
      .filter(({ word, endsTurn }) => word !== 'suspensionOver' && !endsTurn)
      .map(({ values, ...kind }) =>
        values?.int_1?.word === 'runnerOutFrom' || !values ? kind : { ...kind, values },
      ),
  }
  const digest = createHash('sha256')
  for (const game of fc.sample(gameOf(rules), { seed: 1, numRuns: 100 })) {
    const box = boxScore(sides, rules, foldGame(sides, rules, recorded(game).sheet.entries))
    const sorted = (counters: object) => Object.entries(counters).sort(([a], [b]) => (a < b ? -1 : 1))
    const lines = [...box.teams.map(line => ({ player_id: 0, ...line })), ...box.players].map(
      ({ team_id, player_id, counters }) => JSON.stringify([team_id, player_id, sorted(counters)]),
    )
    digest.update(lines.sort().join())
  }
  return digest.digest('hex').slice(0, 12)
}

test.each(sports)(
  'what plays of %s count matches its version: to change it, raise `version` in its file and put the new line here',
  sport => {
    expect(`${definitionOf(sport).version}: ${digestOf(sport)}`).toBe(known[sport])
  },
)
