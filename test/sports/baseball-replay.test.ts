import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { writer } from './game-of.ts'
import { gamesOf, type RecordedGame } from './retrosheet.ts'
import { tabletOf } from './tablet-of.ts'

const write = writer('baseball')
const typeOf = (word: PlayWord): number =>
  definitionOf('baseball').rules.kinds.find(kind => kind.word === word)?.type ?? 0

/** Replays a game, and compares the board with the source before and after each row. */
function replay({ rows }: RecordedGame) {
  const tablet = tabletOf('baseball')
  let state = tablet.record()
  const compared = { inning: 0, onTurn: 0, batter: 0, bases: 0 }
  const differ: string[] = []
  for (const [index, { inning, side, batter, plays, bases }] of rows.entries()) {
    const where = `inning ${inning}, team ${side + 1}, row ${index}`
    const { onTurn, players } = state.situation
    if (index > 0) {
      compared.inning += 1
      if (state.period !== inning) differ.push(`${where}: inning ${state.period}`)
      compared.onTurn += 1
      if (onTurn !== side) differ.push(`${where}: on turn ${onTurn}`)
    }
    const known = players.find(one => one.role === 'batter' && one.side === side)?.player ?? null
    if (known !== null) {
      compared.batter += 1
      if (known !== batter) differ.push(`${where}: batter ${known}, not ${batter}`)
    }
    state = tablet.record(...plays)
    // After the third out nobody is on base.
    if (rows[index + 1]?.side !== side) continue
    compared.bases += 1
    const on = () => state.situation.bases?.map(runner => runner?.player ?? null) ?? []
    if (on().join() === bases.join()) continue
    differ.push(`${where}: on base ${on().join()}, not ${bases.join()}`)
    const out = on().find(runner => runner !== null && !bases.includes(Number(runner)))
    if (out != null) {
      tablet.undo(({ type }) => type === typeOf('fieldersChoice'))
      const safe = write(typeOf('fieldersChoiceSafe'), side + 1, [batter])
      state = tablet.record(safe, write(typeOf('runnerOut'), side + 1, [Number(out)]))
    }
    for (const base of [3, 2, 1]) {
      const runner = bases[base - 1] ?? null
      if (runner !== null && on()[base - 1] !== runner)
        state = tablet.record(write(typeOf('runnerMoves'), side + 1, [runner], { int_1: base }))
    }
    expect(on()).toEqual(bases)
  }
  return { compared, differ }
}

/** Where the board differs from the source before the scorekeeper sets it right, by reasons. */
const reasons = {
  // Runners go on in another way than usual: two bases on a single, one on a ground out or a wild pitch.
  moves: [
    'inning 2, team 2, row 10: on base 15,14,, not 15,,14',
    'inning 6, team 1, row 42: on base 4,,, not ,4,',
    'inning 6, team 1, row 45: on base 8,7,, not 8,,7',
    'inning 6, team 2, row 52: on base 15,14,, not 15,,14',
    'inning 8, team 2, row 68: on base 12,,, not ,12,',
    'inning 9, team 1, row 73: on base 8,5,, not 8,,5',
  ],
  // On a fielder's choice the runner from second base is out, and not the one from first as usual.
  outsAtThird: [
    'inning 5, team 1, row 34: on base 1,,8, not 1,9,',
    'inning 8, team 1, row 63: on base 8,,6, not 8,7,',
  ],
  substitutes: [
    'inning 6, team 1, row 48: batter 3, not 22',
    'inning 9, team 1, row 71: batter 6, not 29',
    'inning 9, team 1, row 74: batter 6, not 27',
  ],
}

describeRecorded('two games of New York at Washington, 7 and 8 April 2022, row by row', () => {
  const file = join(recordedData, 'sports/baseball/retrosheet-WAS202204070-NYN-WAS/events.evn')
  const games = [...gamesOf(readFileSync(file, 'utf8')).values()].map(replay)

  test('have the inning, the side, the batter and the bases of the source', () => {
    expect(games.map(({ compared }) => compared)).toEqual([
      { inning: 78, onTurn: 78, batter: 58, bases: 61 },
      { inning: 77, onTurn: 77, batter: 58, bases: 60 },
    ])
    expect(games.flatMap(({ differ }) => differ).toSorted()).toEqual(Object.values(reasons).flat().toSorted())
  })
})
