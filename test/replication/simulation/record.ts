import { spiritScore } from '../../../client/scoring/spirit-sheet.ts'
import { readEntries } from '../../../client/sync/storage/entries-of-game.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { goalOf, ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import type { EntryContent } from '../../../shared-schema/replication/entry.ts'
import type { Page } from './page.ts'
import type { RecordingName } from './steps.ts'
import type { Event } from './event.ts'

/** An entry of a scorekeeper at a game; null if there is nothing that it could refer to. */
export async function recordingOf(
  what: RecordingName,
  side: 0 | 1,
  gameId: number,
  event: Event,
  page: Page,
): Promise<EntryContent | null> {
  const team = event.teams[side]
  switch (what) {
    case 'goal':
      return { kind: 'play', data: goalOf(team, null, null) }
    case 'players of a goal': {
      const documents = await page.database.entries.find({ selector: { game_id: gameId } }).exec()
      const goal = readEntries(documents).find(
        entry =>
          entry.kind === 'play' && entry.data.type === ultimatePlays.goal && entry.data.replaces === null,
      )
      return goal?.kind === 'play'
        ? { kind: 'play', data: { ...goal.data, player_2_id: at(event.players[side], 0), replaces: goal.id } }
        : null
    }
    case 'live':
    case 'final':
      return { kind: 'status', data: { status: what } }
    case 'score':
      return {
        kind: 'score',
        data: { team_1_score: 7, team_2_score: side, is_final: false, game_sets: [], what_happened: '' },
      }
    case 'spirit':
      return spiritScore(side === 0 ? 1 : 2, [2, 2, 2, 2, 2], '', null)
    case 'check-in':
      return {
        kind: 'check_in',
        data: {
          team_id: team,
          player_id: event.players[side][0] ?? null,
          is_here: true,
          turn: 1,
          day: '2026-06-01',
        },
      }
    case 'walk on':
      return {
        kind: 'walk_on',
        data: { team_id: team, first_name: 'Walk', last_name: 'On', nickname: '', number: null },
      }
  }
}
