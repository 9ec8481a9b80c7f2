import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameView } from '../../../client/scoring/game-view.ts'
import { usualGameRules } from '../../../client/sync/storage/game-rules.ts'
import { tournamentRecord } from '../../../client/sync/storage/tournament-records.ts'
import { entry, type Entry } from '../../../shared-schema/replication/entry.ts'
import { foldAgain } from '../../../shared-schema/scoring/fold-again.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import type { Situation } from '../../../shared-schema/sports/model/situation.ts'
import { sides } from '../../scoring/sheet.ts'
import { actsOf, written } from '../../sports/random-sheets.ts'
import { gameOf } from '../event.ts'

/** A tablet that shows a game, and folds it again with each delivery. */
function tablet(sport: Sport): (known: readonly Entry[]) => readonly [board: Situation, atTap: Situation] {
  const fold = foldAgain()
  return known => {
    const view = gameView({
      ...{ game: gameOf(1), sport: definitionOf(sport), entries: known, fold, waits: () => true },
      ...{
        deviceId: known[0]?.device_id ?? '',
        rules: tournamentRecord.parse({}),
        gameRules: usualGameRules,
      },
      ...{ needsDecision: false, organizations: [], teams: [], site: undefined, roster: [], players: [] },
      ...{ result: undefined, verdicts: [], dispute: undefined },
    })
    return [view.board.situation, view.situationAfter(known)]
  }
}

/** The fold of a server, which reads the entries from its database. */
const onServer = (sport: Sport, entries: readonly Entry[]): Situation => {
  const read = entries.map(one => entry.parse(JSON.parse(JSON.stringify(one))))
  return foldGame(sides, definitionOf(sport).rules, read).situation
}

/** The numbers of entries after which a delivery ends: the last one has all of them. */
const cutsOf = (cuts: readonly number[], many: number): number[] => [
  ...new Set([...cuts.filter(cut => cut < many), many]),
]

describe.each(sports)('the situation of %s', sport => {
  const acts = actsOf(definitionOf(sport).rules)
  const cuts = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 5 })
    .map(all => all.toSorted((a, b) => a - b))

  test('is that of the plays that count, after takeovers, undone, corrected, inserted ones and those put back', () => {
    fc.assert(
      fc.property(acts, all => {
        const { entries, plain } = written(all)
        expect(onServer(sport, entries)).toEqual(onServer(sport, plain))
      }),
      { numRuns: 40 },
    )
  })

  test('is the same on tablet and server after each delivery, in whatever order entries arrive', () => {
    const arriving = acts.chain(all => {
      const { entries } = written(all)
      return fc.oneof(
        fc.constant(entries),
        fc.shuffledSubarray([...entries, ...entries.slice(0, 5)], { minLength: entries.length }),
      )
    })
    fc.assert(
      fc.property(arriving, cuts, (entries, ends) => {
        const shown = tablet(sport)
        for (const many of cutsOf(ends, entries.length)) {
          const known = entries.slice(0, many)
          const expected = onServer(sport, known)
          expect(shown(known)).toEqual([expected, expected])
        }
      }),
      { numRuns: 25 },
    )
  })
})
