import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Crew } from './crew.ts'
import { generate } from './generate.ts'
import { playTasks } from './play-tasks.ts'
import { Tally } from './tally.ts'

const program = join(import.meta.dirname, 'unreliable-worker.mjs')

/** Plays two histories of which something becomes, and says what was reported and which were played how often. */
async function playOnes(fate: string, seeds: readonly number[] = [1]) {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-interruptions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'played'), '')
  const place = { databaseUrl: '', serversUser: fate, servers: [], officeToken: '', ownGrounds: folder }
  const tidyUp = vi.fn(() => Promise.resolve())
  const crew = Crew.hire(program, place, {
    many: 2,
    grant: () => undefined,
    tidyUp,
    patience: { starved: 250, stuck: 50, turnMs: 20 },
  })
  onTestFinished(() => crew.dismiss())
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const tasks = seeds.map(seed => ({ seed, history: generate(seed, 'small') }))
  const played = await playTasks(crew, tasks.values(), new Tally())
  const said = log.mock.calls.flat().join('\n')
  log.mockRestore()
  const times = readFileSync(join(folder, 'played'), 'utf8').trim().split('\n').length
  return { ...played, said, times, tidied: tidyUp.mock.calls.length }
}

describe('a history whose worker', () => {
  test.each([
    ['ends once', 'ended', /ended with exit code 7/],
    ['fails once', 'ended', /exit code 1[^]*Error: Something was forgotten/],
    ['is starved once', 'starved', /no turn in 250 of this thread/],
    ['is stuck once', 'stuck', /not advanced in 50 turns of its worker/],
  ])('%s has broken no law, and is played once more, alone', async (fate, kind, cause) => {
    const played = await playOnes(fate)
    expect(played).toMatchObject({ histories: 1, failures: [], unplayed: [], times: 2, tidied: 1 })
    expect(played.playedAgain).toMatchObject([{ seed: 1, interruption: { kind } }])
    const [{ interruption } = { interruption: { cause: '' } }] = played.playedAgain
    expect(interruption.cause).toMatch(cause)
    expect(interruption.cause).toMatch(/at step 1 of 1; the process used \d+ MB/)
    expect(played.said).toContain('was interrupted')
    expect(played.said).not.toContain('broke a law')
  })

  test('ends also when it is played alone is reported as that, and not made shorter', async () => {
    const played = await playOnes('always ends', [1, 2, 3])
    expect(played).toMatchObject({ histories: 0, failures: [], playedAgain: [], times: 6 })
    expect(played.unplayed.map(({ seed }) => seed).toSorted()).toEqual([1, 2, 3])
    expect(played.said).not.toContain('broke a law')
  })

  test('has all its turns and does not advance, also alone, never drains, which breaks a law', async () => {
    const { failures, unplayed } = await playOnes('is always stuck')
    expect(unplayed).toEqual([])
    expect(failures).toMatchObject([
      { seed: 1, verdict: { undrained: [expect.stringContaining('not advanced')] } },
    ])
  })

  test('is slow and advances is waited for', async () => {
    expect(await playOnes('is slow')).toMatchObject({ histories: 1, playedAgain: [], times: 1 })
  })
})

test('a history that breaks a law is made shorter, and not played again', async () => {
  const { failures, playedAgain, said } = await playOnes('breaks a law')
  expect(playedAgain).toEqual([])
  expect(failures).toMatchObject([{ verdict: { lost: ['an entry'] } }])
  expect(failures[0]?.history.steps).toHaveLength(1)
  expect(said).toContain('The history of seed 1 broke a law')
})
