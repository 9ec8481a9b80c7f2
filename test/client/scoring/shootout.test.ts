import { expect, test } from 'vitest'
import { eventGames } from '../../../client/reading/events/event-view.ts'
import { gameView, type GameView } from '../../../client/scoring/game-view.ts'
import { choicesAt } from '../../../client/scoring/play-choices.ts'
import { shootoutText } from '../../../client/scoring/shootout-text.ts'
import { usualGameRules } from '../../../client/sync/storage/game-rules.ts'
import { tournamentRecord } from '../../../client/sync/storage/tournament-records.ts'
import { playedGames } from '../../../client/scoring/played-games.ts'
import { levels, type PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { foldOrdered } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { device } from '../../scoring/sheet.ts'
import { writer } from '../../sports/game-of.ts'
import { gameOf } from '../event.ts'

/** Sports have words of their own for it. */
const isShootoutGoal = ({ isShootout, points }: PlayKind): boolean => isShootout === true && points === 1

/** A level game in the shoot-out, which team 1 leads 1–0; and whether it is over. */
function shootoutOf(sport: Sport, isOver = false) {
  const definition = definitionOf(sport)
  const { kinds } = definition.rules
  const write = writer(sport)
  const goal = kinds.find(({ level, points }) => level === 'score' && points !== undefined)?.type ?? 0
  const shot = kinds.find(isShootoutGoal)?.type ?? 0
  const sheet = device(1)
  for (const play of [write(goal, 1), write(goal, 2), write(shot, 1)]) sheet.record('play', play)
  if (isOver) sheet.record('status', { status: 'final' })
  const game = gameOf(7)
  const view = gameView({
    game,
    needsDecision: false,
    organizations: [1],
    sport: definition,
    rules: tournamentRecord.parse({}),
    gameRules: usualGameRules,
    entries: sheet.entries,
    result: undefined,
    verdicts: [],
    dispute: undefined,
    waits: () => true,
    deviceId: sheet.entries[0]?.device_id ?? '',
    fold: foldOrdered,
    teams: [],
    site: undefined,
    roster: [],
    players: [],
  })
  const entries = sheet.entries.map(entry => ({ ...entry, game_id: game.id }))
  const games = playedGames({ sport: definition, games: [game], entries, results: new Map() })
  return { view, line: eventGames({ games, teams: [], sites: [] })[0], definition }
}

const scoresOf = ({ sides: [one, two] }: GameView) => [one.score, two.score]
const withShootout = sports.filter(sport => definitionOf(sport).structure.shootout !== null)

test.each(withShootout)('a shoot-out of %s stands on the board and in the list of games', sport => {
  const { view, line, definition } = shootoutOf(sport)
  const [score = 0] = scoresOf(view)
  const more = Number(definition.rules.shootoutAddsPoint)
  expect(shootoutText(view)).toBe('Shoot-out 1–0')
  expect(line).toMatchObject({ score: [score, score], shootout: [1, 0] })
  expect(view).toMatchObject({ winner: 1, endsAt: [score + more, score], isInShootout: true })
  const over = shootoutOf(sport, true)
  expect(scoresOf(over.view)).toEqual([score + more, score])
  expect(over.view).toMatchObject({ endsAt: [score + more, score], isInShootout: false })
  expect(over.line).toMatchObject({ shootout: [1, 0] })
})

test.each(withShootout)('the huge buttons of %s are those of the shoot-out while it runs', sport => {
  for (const level of levels) {
    const { huge, often, more } = choicesAt(level, definitionOf(sport), true)
    expect(huge.some(({ kind }) => isShootoutGoal(kind))).toBe(true)
    expect(huge.every(({ kind }) => kind.isShootout)).toBe(true)
    expect([...often, ...more].filter(kind => kind.isShootout)).toEqual([])
  }
})
