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
  ultimate: '1: f430f3e94b4a',
  goaltimate: '1: eeffbba6cf7a',
  soccer: '1: c5eceb3ffd7d',
  basketball: '1: b69f64d7a283',
  baseball: '1: 49f8a59e845d',
  football: '1: c0a8c97b45cd',
  tennis: '1: 5cec2a4211bf',
  cricket: '1: c0c6dfbf08cb',
  rugby: '1: 060fea5927a6',
  'field hockey': '1: e98a4e257f7c',
  volleyball: '1: a07dfd312e74',
  'table tennis': '1: c0f578a6ca6f',
  softball: '1: 49f8a59e845d',
  'flag football': '1: bc4ba5c5c197',
  lacrosse: '1: 48359c1f81c3',
  broomball: '1: 6015167de46b',
  'water polo': '1: d8e17d1b19f4',
  handball: '1: 32ac4c30fd33',
  'ice hockey': '1: 4338e705f485',
  dodgeball: '1: 0249bd67a196',
  kickball: '1: 749bb88c80ee',
  foosball: '1: 9de6b7a90350',
}

/** What a hundred random games come to, always the same ones. */
function digestOf(sport: Sport): string {
  const { rules } = definitionOf(sport)
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
  'what plays of %s count is what its version says: whoever changes that raises `version` in its file, and puts the new line here',
  sport => {
    expect(`${definitionOf(sport).version}: ${digestOf(sport)}`).toBe(known[sport])
  },
)
