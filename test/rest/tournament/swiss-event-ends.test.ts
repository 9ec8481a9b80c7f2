import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'
import { makeTeams } from '../replays/league.ts'
import { FieldOfTeams } from './field-of-teams.ts'

/** An incident that may happen at any time during swiss rounds; the number chooses the team or game. */
const happening = fc.record({
  what: fc.constantFrom(
    'a withdrawal',
    'a disqualification',
    'a return',
    'a double forfeit',
    'a correction',
    'a result taken back',
    'a late team',
  ),
  who: fc.nat(50),
})

const plan = fc.record({
  teams: fc.integer({ min: 4, max: 7 }),
  rounds: fc.integer({ min: 1, max: 3 }),
  isPlanned: fc.boolean(),
  cut: fc.constantFrom(0, 2, 4),
  happenings: fc.array(fc.array(happening, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
})

/**
 * The events of rules/unplanned, played through the interface in swiss rounds, and a cut to a bracket after
 * them.
 */
describe('a swiss event that leaves its plan', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  test('ends with every game played or not needed, nothing left to decide, and all places', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ teams, rounds, isPlanned, cut, happenings }) => {
        const field = await FieldOfTeams.make(office, teams, {
          ...(isPlanned ? { number_of_swiss_rounds: rounds } : {}),
        })
        let last = 0
        for (let round = 1; round <= rounds; round++) {
          last = (
            await office.make('swiss_rounds', {
              ...{ tournament_id: field.tournament, start_time: `2026-06-13T${9 + round}:00:00` },
            })
          ).id
          for (const { what, who } of happenings[round - 1] ?? []) await happen(field, what, who)
          // Games that run are level, so that there are ties to decide.
          for (const game of await unplayed(field)) await field.report(game, tied)
        }
        if (!isPlanned)
          await office.put(`/tournaments/${field.tournament}/`, { number_of_swiss_rounds: rounds })
        await decideTies(field)
        if (cut > 0 && (await playing(field)).length >= cut) {
          const bracket = await office.post('/brackets/', {
            ...{ tournament_id: field.tournament, swiss_round_id: last, to_place: cut },
            ...{ start_time: '2026-06-14T09:00:00', time_between_rounds: 100 },
          })
          expect([bracket.status, bracket.body.error_message]).toEqual([201, undefined])
          for (let due = await unplayed(field); due.length > 0; due = await unplayed(field))
            for (const game of due) await field.report(game)
        }
        await decideTies(field)
        const waiting = (await field.games()).filter(
          ({ status, team_2_id, swiss_round_id }) =>
            // Nobody plays a bye.
            status === 'scheduled' && !(swiss_round_id !== null && team_2_id === null),
        )
        expect([waiting, await field.openDecisions()]).toEqual([[], []])
        const written = await office.send('POST', `/tournaments/${field.tournament}/standings/`, {})
        expect([written.status < 300, written.body.error_message]).toEqual([true, undefined])
      }),
      { numRuns: 8 },
    )
  })

  const tied = { team_1_score: 10, team_2_score: 10 }

  const unplayed = async (field: FieldOfTeams): Promise<Body[]> =>
    (await field.games()).filter(
      ({ status, team_1_id, team_2_id }) =>
        (status === 'scheduled' || status === 'live') && team_1_id !== null && team_2_id !== null,
    )

  const entrants = async (field: FieldOfTeams): Promise<Body[]> =>
    (await office.list(`/tournament_teams/?tournament_id=${field.tournament}&limit=50`)).objects
  const playing = async (field: FieldOfTeams): Promise<Body[]> =>
    (await entrants(field)).filter(({ status }) => status === 'playing')

  async function happen(field: FieldOfTeams, what: string, who: number): Promise<void> {
    const pick = (from: readonly Body[]): Body | undefined => from[who % Math.max(1, from.length)]
    const setStatus = (team: Body | undefined, status: string) =>
      team && office.put(`/tournament_teams/${field.tournament}/${String(team.team_id)}/`, { status })
    switch (what) {
      case 'a withdrawal':
      case 'a disqualification': {
        const left = await playing(field)
        // Two are left, or there is nobody to draw.
        if (left.length > 2)
          await setStatus(pick(left), what === 'a withdrawal' ? 'withdrawn' : 'disqualified')
        return
      }
      case 'a return':
        await setStatus(pick((await entrants(field)).filter(({ status }) => status !== 'playing')), 'playing')
        return
      case 'a late team': {
        const [team_id] = await makeTeams(office, field.season, [`Late ${who}`])
        await office.make('tournament_teams', { tournament_id: field.tournament, team_id })
        return
      }
      default: {
        const games = (await field.games()).filter(({ team_2_id }) => team_2_id !== null)
        const game = pick(games)
        if (!game) return
        if (what === 'a double forfeit')
          await office.make('game_scores', {
            game_id: game.id,
            forfeit_team_ids: [game.team_1_id, game.team_2_id],
          })
        else if (what === 'a correction') await field.report(game, { team_1_score: 3, team_2_score: 12 })
        else {
          const scores = (await office.list(`/game_scores/?game_id=${String(game.id)}`)).objects
          const score = pick(scores)
          if (score) await office.delete(`/game_scores/${String(score.id)}/`)
        }
      }
    }
  }

  /** Decides every tie that is listed, one after the other. */
  async function decideTies(field: FieldOfTeams): Promise<void> {
    for (let turn = 0; turn < 20; turn++) {
      const [open] = (await field.openDecisions()).filter(({ kind }) => kind === 'tie')
      if (!open) return
      await office.make('tie_decisions', {
        ...{ tournament_id: field.tournament, team_ids: open.team_ids, method: 'coin toss' },
      })
    }
    throw new Error('There is always one more tie to decide')
  }
})
