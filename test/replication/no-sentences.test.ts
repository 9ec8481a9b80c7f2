import { afterAll, beforeAll, expect, test } from 'vitest'
import serverTexts from '../../server/texts/en/server.json'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const filledIn = /\{\{.*?\}\}/
const wordsOf = (text: string): number =>
  text
    .split(filledIn)
    .join(' ')
    .match(/\p{L}{2,}/gu)?.length ?? 0
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/**
 * The patterns of the sentences in texts/, with any values. Names and short words have none.
 */
const sharedTexts = import.meta.glob('../../shared-schema/texts/en/**/*.json', {
  eager: true,
  import: 'default',
})
const sentences = textsIn([serverTexts, sharedTexts])
  .filter(text => wordsOf(text) > 2)
  .map(text => new RegExp(text.split(filledIn).map(literally).join('.*'), 's'))

const sentencesIn = (documents: readonly unknown[]): string[] =>
  textsIn(documents).filter(text => sentences.some(sentence => sentence.test(text)))

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let league: SmallLeague
let scope: Scope

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  league = await makeLeague(server.db)
  scope = `tournament:${league.tournament}`
})
afterAll(() => server.stop())

test('a sentence of texts/ is found, whatever was put into it', () => {
  expect(sentences.length).toBeGreaterThan(10)
  const text = 'Not counted in Game 3, Sexy Legs – Rusty Bikes: the game was over.'
  expect(sentencesIn([{ data: { text } }, { name: 'Not counted among friends' }])).toEqual([text])
})

test('L16: what replicates or is stored of a tournament are codes and names, never sentences', async () => {
  const [disputed, game] = [await makeGame(server.db, league), await makeGame(server.db, league)]
  const goal = (side: 0 | 1) => goalOf(league.teams[side], league.players[side][0] ?? null, null)
  const token = await server.signIn('scorekeeper', league.organization)
  const [one, two] = [new Device(server.url, scope, token), new Device(server.url, scope, token)]
  const viewer = new Device(server.url, scope, await server.signIn('viewer', league.organization))
  for (const [side, device] of [one, two].entries())
    await device.push([
      device.entry(disputed, 'claim', { term: 1 }),
      device.entry(disputed, 'play', goal(side === 0 ? 0 : 1)),
    ])
  await viewer.push([viewer.entry(game, 'play', goal(1))])
  await one.push([
    one.entry(game, 'claim', { term: 1 }),
    { ...one.entry(game, 'play', goal(0)), data: {} },
    one.entry(game + 1_000, 'play', goal(0)),
    one.entry(game, 'play', { ...goal(0), player_1_id: 999_999_999 }),
  ])

  const feed = await server.db.selectFrom('feed').select(['id', 'document']).execute()
  const kinds = new Set(feed.map(({ document }) => document.kind))
  expect([...kinds]).toEqual(expect.arrayContaining(['game', 'verdict', 'dispute', 'play']))
  const reasons = feed.flatMap(({ document }) =>
    document.kind === 'verdict' ? textsIn([document.data]) : [],
  )
  expect(reasons).toEqual(
    expect.arrayContaining(['not_allowed', 'unreadable', 'unknown_game', 'unknown_player']),
  )
  // An app of the time when a verdict held a sentence still takes it.
  for (const { document } of feed.filter(row => row.document.kind === 'verdict'))
    expect(document.data).toMatchObject({ text: '' })
  const kept = await server.db.selectFrom('unreadable_entries').select(['reason']).execute()
  expect(sentencesIn([feed, kept])).toEqual([])
})
