import { expect, test } from 'vitest'
import { missingRole } from '../../../client/scoring/missing-role.ts'
import { playersAt, situationAt } from '../../../client/scoring/situation-at.ts'
import { definitionOf, rulesOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { levels } from '../../../shared-schema/sports/model/play-kind.ts'
import type { PlayWord } from '../../../shared-schema/texts/shared-texts.ts'
import { writer } from '../../sports/game-of.ts'
import { inShort, situationOf } from '../../sports/situation-of.ts'

const shown = (sport: Sport) =>
  levels.map(level => {
    const { facts, bases, players } = situationAt(level, definitionOf(sport), situationOf(sport, []))
    return [...inShort(facts), ...(bases ? ['bases'] : []), ...players.map(({ role }) => role)]
  })

test('the board has what the plays of a level change', () => {
  expect(shown('baseball')).toEqual([[], [], ['ballsAndStrikes 0 0', 'bases', 'batter', 'batter']])
  const fouls = ['teamFouls/1 0', 'teamFouls/2 0']
  expect(shown('basketball')).toEqual([fouls, fouls, fouls])
  expect(shown('soccer')).toEqual([[], [], []])
})

test('a role that is skipped leaves the next one to be asked for', () => {
  const sport = definitionOf('cricket')
  const situation = { ...situationOf('cricket', []), onTurn: 0 as const }
  const side = (id: number) => ({ id, name: `Team ${id}`, score: 0, shootout: null, roster: [] })
  const view = { sport, board: { situation }, sides: [side(1), side(2)] as const }
  const asked = (...skipped: string[]) =>
    missingRole(view, 'plays', ({ role }) => skipped.includes(role))?.inRole.role
  expect(asked()).toBe('striker')
  expect(asked('striker')).toBe('nonStriker')
})

test('a role that is known without being shown has no place on the board, and nobody is asked for it', () => {
  const sport = definitionOf('football')
  const passer = { role: 'passer', side: 0, player: null } as const
  const situation = { ...situationOf('football', []), onTurn: 0 as const, players: [passer] }
  const quiet = { ...situation, players: [{ ...passer, isQuiet: true as const }] }
  const side = (id: number) => ({ id, name: `Team ${id}`, score: 0, shootout: null, roster: [] })
  const sides = [side(1), side(2)] as const
  const asked = (of: typeof quiet | typeof situation) =>
    missingRole({ sport, board: { situation: of }, sides }, 'plays', () => false)?.inRole.role
  expect([asked(situation), asked(quiet)]).toEqual(['passer', undefined])
  const onBoard = (of: typeof quiet | typeof situation) => situationAt('plays', sport, of).players.length
  expect([onBoard(situation), onBoard(quiet)]).toEqual([1, 0])
})

test('plays are at hand by the situation only if every play is recorded', () => {
  const sport = definitionOf('football')
  const atHand = levels.map(level => situationAt(level, sport, situationOf('football', [])).next)
  expect(atHand.map(plays => plays.length > 0)).toEqual([false, false, true])
  expect(situationAt('players', sport, situationOf('football', []))).toMatchObject({ facts: [], recent: [] })
})

test('who has the disc or is at bat is known only if every play is recorded', () => {
  const known = (sport: Sport, word: PlayWord) => {
    const kind = rulesOf(sport).kinds.find(kind => kind.word === word)
    const situation = situationOf(sport, [writer(sport)(kind?.type ?? NaN, 1, [11])])
    return levels.map(level => playersAt(level, situation).some(({ player }) => player === 11))
  }
  expect(known('goaltimate', 'hasDisc')).toEqual([false, false, true])
  expect(known('baseball', 'batterUp')).toEqual([false, false, true])
})
