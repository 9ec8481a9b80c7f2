import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { forfeit, type Forfeiting } from '../../../client/sync/recording/forfeit.ts'
import { gameView, type GameSources } from '../../../client/scoring/game-view.ts'
import { spiritScore } from '../../../client/scoring/spirit-sheet.ts'
import { usualGameRules } from '../../../client/sync/storage/game-rules.ts'
import { tournamentRecord } from '../../../client/sync/storage/tournament-records.ts'
import { foldOrdered } from '../../../shared-schema/scoring/fold-game.ts'
import { gameOf, teams } from '../event.ts'
import { tablet } from '../tablet.ts'

const game = gameOf(7)
const rules = tournamentRecord.parse({ swiss_victory_points_games_to: 13 })
const view = (entries: readonly Entry[], more: Partial<GameSources> = {}) =>
  gameView({
    game,
    needsDecision: false,
    organizations: [1],
    sport: definitionOf('ultimate'),
    rules,
    gameRules: usualGameRules,
    entries,
    result: undefined,
    dispute: undefined,
    verdicts: [],
    waits: entry => entry.device_id === entries[0]?.device_id,
    deviceId: entries[0]?.device_id ?? '',
    fold: foldOrdered,
    teams,
    site: undefined,
    roster: [],
    players: [],
    ...more,
  })

describe('a forfeit', () => {
  test.each<[Forfeiting, number[], number[]]>([
    ['team 1', [0, 13], [1]],
    ['team 2', [13, 0], [2]],
    ['both', [0, 0], [1, 2]],
  ])('of %s has the score of the rules', (by, score, ids) => {
    const { data } = forfeit(rules, 13, [1, 2], by, 'no show')
    expect(data).toMatchObject({ is_final: true, forfeit_team_ids: ids, forfeit_reason: 'no show' })
    expect([data.team_1_score, data.team_2_score]).toEqual(score)
  })

  test('goes by the preset of the tournament', () => {
    expect(
      forfeit({ ...rules, tie_break_preset: 'FIFA 2026' }, 13, [1, 2], 'team 1', 'abandoned').data,
    ).toMatchObject({ team_1_score: 0, team_2_score: 3 })
  })

  test('is a step like others: it is shown, and undone', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, { kind: 'status', data: { status: 'live' } })
    await recorder.record(game, forfeit(rules, 13, [1, 2], 'team 2', 'abandoned'))
    const over = view(await entries(7))
    expect(over).toMatchObject({
      status: 'final',
      isForfeit: true,
      sides: [{ score: 13 }, { score: 0 }],
      undoes: { title: 'Forfeit of Bees', detail: 'Did not play on' },
    })
    await recorder.undo(7)
    expect(view(await entries(7))).toMatchObject({
      status: 'live',
      isForfeit: false,
      sides: [{ score: 0 }, { score: 0 }],
    })
  })
})

describe('a spirit score', () => {
  test('is kept for the team that receives it, the other one is awaited', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, spiritScore(1, [2, 2, 3, 1, 2], 'Fun', null))
    const [entry] = await entries(7)
    expect(entry).toMatchObject({
      kind: 'spirit',
      data: { team_1_score: '[2,2,3,1,2]', team_1_comment: 'Fun', team_2_score: '', replaces: null },
    })
    expect(view(await entries(7)).spirit).toEqual([
      {
        own: entry?.id,
        points: [2, 2, 3, 1, 2],
        total: 10,
        written: '[2,2,3,1,2]',
        comment: 'Fun',
        mark: 'saved',
        reason: null,
      },
      null,
    ])
  })

  test('is corrected in its place, and only where it was recorded', async () => {
    const { recorder, entries } = await tablet()
    const { id } = await recorder.record(game, spiritScore(2, [4, 4, 4, 4, 4], '', null))
    await recorder.record(game, spiritScore(2, [2, 2, 2, 2, 2], '', id))
    expect(view(await entries(7)).spirit[1]).toMatchObject({ own: id, total: 10 })
    expect(view(await entries(7), { deviceId: 'another', waits: () => false }).spirit[1]).toMatchObject({
      own: null,
      mark: 'sent',
    })
  })

  test("in a format of the league's own is shown as it was written", async () => {
    const { recorder, entries } = await tablet()
    const { kind, data } = spiritScore(2, [], '', null)
    await recorder.record(game, { kind, data: { ...data, team_2_score: 'A+' } })
    expect(view(await entries(7)).spirit[1]).toMatchObject({ points: null, total: null, written: 'A+' })
  })
})
