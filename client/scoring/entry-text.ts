import type { EntryOf, Said } from '../../shared-schema/replication/entry.ts'
import { forfeitReasons } from './forfeit.ts'
import { playDetail, playTitle, type Names } from './play-text.ts'

/** An entry in words: `Goal Rusty Bikes`, and who took part. */
export function describe(said: Said, names: Names): { title: string; detail: string } {
  switch (said.kind) {
    case 'play': return { title: playTitle(said.data, names), detail: playDetail(said.data, names) }
    case 'status': return { title: said.data.status === 'live' ? 'Game started' : 'Game ended', detail: '' }
    case 'score': return forfeitText(said.data, names) ?? { title: `Score set to ${said.data.team_1_score}–${said.data.team_2_score}`, detail: said.data.what_happened }
    case 'walk_on': return { title: `New player ${said.data.first_name} ${said.data.last_name}`.trim(), detail: names.team(said.data.team_id) }
    case 'spirit': return { title: 'Spirit scores', detail: '' }
    case 'claim': return { title: 'Took over the score', detail: '' }
    case 'withdrawal': return { title: 'Took something back', detail: '' }
    case 'decision': return { title: 'Decided which sheet counts', detail: '' }
  }
}

function forfeitText({ forfeit_team_ids = [], forfeit_reason = '' }: EntryOf<'score'>['data'], names: Names): { title: string; detail: string } | null {
  if (forfeit_team_ids.length === 0) return null
  const words = forfeitReasons.find(({ reason }) => reason === forfeit_reason)?.words ?? ''
  return { title: `Forfeit of ${forfeit_team_ids.map(names.team).join(' and ')}`, detail: words }
}
