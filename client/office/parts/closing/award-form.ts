import { z } from 'zod'
import { awardKinds } from '../../../../shared-schema/resources/awards.ts'
import type { Award } from '../../data/awards.ts'

/** An award as its form holds it: ids and votes as text, empty for none. */
export const writtenAward = z.object({
  kind: z.enum(awardKinds),
  name: z.string(),
  team: z.string(),
  player: z.string(),
  votes: z.string(),
  note: z.string(),
})
export type WrittenAward = z.infer<typeof writtenAward>

export const newAward: WrittenAward = {
  ...{ kind: 'most valuable player', name: '', team: '', player: '', votes: '', note: '' },
}

export const awardNow = ({ kind, name, team_id, player_id, votes, note }: Award): WrittenAward => ({
  ...{ kind, name, note },
  team: String(team_id ?? ''),
  player: String(player_id ?? ''),
  votes: String(votes ?? ''),
})

/** The body of a request that stores these parts of the form. */
export function awardBody({ kind, name, team, player, votes, note }: Partial<WrittenAward>) {
  const id = (written: string) => (written === '' ? null : Number(written))
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(team === undefined ? {} : { team_id: id(team) }),
    ...(player === undefined ? {} : { player_id: id(player) }),
    ...(votes === undefined ? {} : { votes: id(votes.trim()) }),
    ...(note === undefined ? {} : { note: note.trim() }),
  }
}

export const isCompleteAward = ({ kind, name, team, votes }: WrittenAward): boolean =>
  team !== '' && (kind !== 'other' || name.trim() !== '') && /^\d*$/.test(votes.trim())
