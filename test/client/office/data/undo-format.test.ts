import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendChange } from '../../../../client/office/data/change.ts'
import { canTakeBack } from '../../../../client/office/data/can-take-back.ts'
import { making, type SeenFormat, type Stages } from '../../../../client/office/data/formats.ts'
import { gamesOfTournament } from '../../../../client/office/data/games.ts'
import { linesOfStep } from '../../../../client/office/data/history.ts'
import { undoRequest } from '../../../../client/office/data/undo.ts'
import { UndoStep } from '../../../../client/office/data/undo-step.ts'
import { Client } from '../../../rest/client.ts'
import { FieldOfTeams } from '../../../rest/tournament/field-of-teams.ts'
import { postgresDatabases } from '../../../support/database.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'

const poolsThenPlaces: Stages = [
  { kind: 'pools', pools: 2 },
  { kind: 'bracket', bracket_kind: 'full placement', from_place: 1, to_place: 4 },
]
const swissThenFinal: Stages = [
  { kind: 'swiss', rounds: 3 },
  { kind: 'bracket', bracket_kind: 'single elimination', from_place: 1, to_place: 4 },
]

describe('a format that was just made', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const token = await server.signIn('owner')
    const send = fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      send(new URL(path, server.url), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` },
      }),
    )
    field = await FieldOfTeams.make(new Client(server.url, token), 8, {
      ...{ start_date: '2026-06-13', end_date: '2026-06-14', game_minutes: 60 },
    })
    await field.makeFields(3)
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await server.stop()
  })

  const found = () => new QueryClient().query(gamesOfTournament(field.tournament))
  const ids = ({ pools, brackets, swissRounds, games }: Awaited<ReturnType<typeof found>>) =>
    [pools, brackets, swissRounds, games].map(some => some.map(({ id }) => id).toSorted((a, b) => a - b))
  const make = async (stages: Stages, seen: SeenFormat): Promise<UndoStep> => {
    const step = new UndoStep()
    await sendChange(making(field.tournament, stages, seen), crypto.randomUUID(), step)
    return step
  }
  const undo = async (step: UndoStep): Promise<void> => {
    const lines = await new QueryClient().query(linesOfStep(step.touched))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(line => !canTakeBack(line))).toEqual([])
    const went = { goes_along: ['its games'], comes_along: [], notes: [], consequences: [] }
    await sendChange(undoRequest(lines, went), crypto.randomUUID(), new UndoStep())
  }
  const planned = async () => {
    const { body } = await field.office.get(`/tournaments/${field.tournament}/`)
    return [body.number_of_swiss_rounds, body.planned_brackets]
  }

  test('is undone as one step: its games go, and the one that it replaced is there again', async () => {
    const nothing = await found()
    const first = await make(poolsThenPlaces, nothing)
    const before = await found()
    expect(before.games.length).toBeGreaterThan(12)

    const second = await make(swissThenFinal, before)
    const replaced = await found()
    expect(replaced.pools).toEqual([])
    expect((await planned())[0]).toBe(3)

    const third = await make(poolsThenPlaces, replaced)
    await undo(third)
    expect(ids(await found())).toEqual(ids(replaced))

    await undo(second)
    expect(ids(await found())).toEqual(ids(before))
    expect(await planned()).toEqual([null, []])
    const placed = ({ games }: typeof before) => games.map(({ id, game_site_id }) => [id, game_site_id])
    expect(placed(await found())).toEqual(placed(before))

    await undo(first)
    expect(ids(await found())).toEqual(ids(nothing))
  })
})
