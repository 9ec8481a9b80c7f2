import { describe, expect, test } from 'vitest'
import { correctedPlays } from '../../../client/scoring/corrected-plays.ts'
import { changedPlay } from '../../../client/scoring/changed-play.ts'
import { OFFICE, type Entry } from '../../../shared-schema/replication/entry.ts'
import { boxScore } from '../../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { PlayWord } from '../../../shared-schema/texts/shared-texts.ts'
import { writer } from '../../sports/game-of.ts'
import { tablet, type Tablet } from '../tablet.ts'

const sides = { team_1_id: 1, team_2_id: 2 }
const game = { id: 7, ...sides }

/** A scorekeeper who taps plays of team 1 against the pitcher 21, and names batters later. */
function scorekeeper(sport: Sport, of: Tablet) {
  const definition = definitionOf(sport)
  const kindCalled = (word: PlayWord) => {
    const kind = definition.rules.kinds.find(one => one.word === word)
    if (!kind) throw new Error(`${sport} has no ${word}`)
    return kind
  }
  const stateOf = (entries: readonly Entry[]) => foldGame(sides, definition.rules, entries)
  /** The last play of a kind that counts. */
  const last = async (word: PlayWord) => {
    const { plays } = stateOf(await of.entries(7))
    const found = plays.findLast(({ play }) => play.type === kindCalled(word).type)
    if (!found) throw new Error(`nobody recorded a ${word}`)
    return found
  }
  const correct = async (word: PlayWord, changed: (play: Play) => Play) => {
    const { root, play } = await last(word)
    await of.recorder.recordAfter(game, entries =>
      correctedPlays(definition, entries, root.id, changed(play)).map(data => ({ kind: 'play', data })),
    )
  }
  return {
    taps: (word: PlayWord, batter: number | null = null) =>
      of.recorder.recordAfter(game, entries =>
        definition
          .playsAt(writer(sport)(kindCalled(word).type, 1, [batter, 21]), stateOf(entries).situation, sides)
          .map(data => ({ kind: 'play', data })),
      ),
    names: (word: PlayWord, batter: number) => correct(word, play => ({ ...play, player_1_id: batter })),
    says: (word: PlayWord, other: PlayWord) =>
      correct(word, play => changedPlay(definition, play, { kind: kindCalled(other), preset: {} }, 1, 2)),
    namesRunBatter: (batter: number) => correct('runScored', play => ({ ...play, player_3_id: batter })),
    /** Runs batted in by each player: `11: 2`. */
    battedIn: async (): Promise<string[]> =>
      boxScore(sides, definition.rules, stateOf(await of.entries(7))).players.flatMap(
        ({ player_id, counters }) =>
          counters.runs_batted_in === undefined ? [] : [`${player_id}: ${counters.runs_batted_in}`],
      ),
  }
}

describe.each(['baseball', 'softball', 'kickball'] as const)(
  'a batter of %s who is named after the hit',
  sport => {
    const onThird = async () => {
      const own = await tablet()
      const keeper = scorekeeper(sport, own)
      await keeper.taps('triple', 11)
      await keeper.taps('walk', 12)
      await keeper.taps('triple')
      return { own, keeper }
    }

    test('has batted in the runs of it, and so has the one who turns out to be the batter', async () => {
      const { keeper } = await onThird()
      expect(await keeper.battedIn()).toEqual([])
      await keeper.names('triple', 13)
      expect(await keeper.battedIn()).toEqual(['13: 2'])
      await keeper.names('triple', 14)
      expect(await keeper.battedIn()).toEqual(['14: 2'])
    })

    test('loses them with Undo, and has them again when it is put back', async () => {
      const { own, keeper } = await onThird()
      await keeper.names('triple', 13)
      await own.recorder.undo(7)
      expect(await keeper.battedIn()).toEqual([])
      await own.recorder.putBack(game)
      expect(await keeper.battedIn()).toEqual(['13: 2'])
      await keeper.names('triple', 14)
      expect(await keeper.battedIn()).toEqual(['14: 2'])
    })

    test('has them too if the tablet that took over names the batter', async () => {
      const { own } = await onThird()
      const next = await tablet(undefined, own.database)
      await next.recorder.claim(game)
      const keeper = scorekeeper(sport, next)
      await keeper.names('triple', 13)
      expect(await keeper.battedIn()).toEqual(['13: 2'])
    })

    test('leaves those that were credited to somebody else by hand', async () => {
      const { keeper } = await onThird()
      await keeper.namesRunBatter(15)
      await keeper.names('triple', 13)
      expect((await keeper.battedIn()).sort()).toEqual(['13: 1', '15: 1'])
    })

    test('has batted in nobody if it was an error', async () => {
      const { keeper } = await onThird()
      await keeper.names('triple', 13)
      await keeper.says('triple', 'reachedOnError')
      expect(await keeper.battedIn()).toEqual([])
    })

    test('has not batted in the runs of other taps', async () => {
      const { keeper } = await onThird()
      await keeper.taps('single')
      await keeper.names('single', 14)
      expect(await keeper.battedIn()).toEqual(['14: 1'])
    })
  },
)

test('plays that the office has entered in one moment do not belong to one tap', async () => {
  const own = await tablet()
  const keeper = scorekeeper('baseball', own)
  await keeper.taps('triple', 11)
  await keeper.taps('single')
  const entries = (await own.entries(7)).map((one): Entry => ({ ...one, device_id: OFFICE }))
  const single = entries.at(-1)
  if (single?.kind !== 'play') throw new Error('The last entry is the single')
  const named = { ...single.data, player_1_id: 12 }
  expect(correctedPlays(definitionOf('baseball'), entries, single.id, named)).toEqual([
    { ...named, replaces: single.id },
  ])
})

test('a play that is not on the device is corrected alone', () => {
  const goal = writer('soccer')(definitionOf('soccer').rules.kinds[0]?.type ?? 0, 1, [11])
  const unknown = '00000000-0000-7000-8000-000000000001'
  expect(correctedPlays(definitionOf('soccer'), [], unknown, goal)).toEqual([{ ...goal, replaces: unknown }])
})
