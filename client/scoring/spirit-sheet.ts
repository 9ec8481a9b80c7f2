import { judgement } from './judgement.ts'
import type { Entry, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { Verdict } from '../../shared-schema/replication/result.ts'
import { readSpirit } from '../../shared-schema/rules/spirit/read-spirit.ts'
import type { CurrentEntry } from '../../shared-schema/scoring/corrections.ts'
import type { Mark } from './timeline.ts'

type SpiritData = EntryOf<'spirit'>['data']

/** The spirit score that one of the two teams received, if it is on this device. */
export interface ReceivedSpirit {
  /** Its first entry, if this device recorded it and may correct it. */
  readonly own: string | null
  /** 0 to 4 in each category; null if the league uses another format. */
  readonly points: readonly number[] | null
  /** Their sum; null if the league uses another format. */
  readonly total: number | null
  /** The score in its written form. */
  readonly written: string
  readonly comment: string
  readonly mark: Mark
  /** Why it does not count. */
  readonly reason: string | null
}

interface Known {
  readonly spirit: readonly CurrentEntry<'spirit'>[]
  readonly deviceId: string
  /** Whether an entry is on this device only. */
  readonly waits: (entry: Entry) => boolean
  readonly verdicts: ReadonlyMap<string, Verdict>
}

/** The spirit scores that the first and the second team received; null for a score that is not here. */
export function spiritSheet({
  spirit,
  deviceId,
  waits,
  verdicts,
}: Known): [ReceivedSpirit | null, ReceivedSpirit | null] {
  const received = (
    score: 'team_1_score' | 'team_2_score',
    comment: 'team_1_comment' | 'team_2_comment',
  ): ReceivedSpirit | null => {
    const last = spirit.findLast(({ entry }) => entry.data[score] !== '')
    if (!last) return null
    const { root, entry } = last
    const read = readSpirit(entry.data[score])
    const reason = judgement(verdicts.get(entry.id) ?? verdicts.get(root.id))
    return {
      own: root.device_id === deviceId ? root.id : null,
      points: read && Object.values(read.points),
      total: read?.total ?? null,
      written: entry.data[score],
      comment: entry.data[comment],
      mark: reason !== null ? 'refused' : waits(root) || waits(entry) ? 'saved' : 'sent',
      reason,
    }
  }
  return [received('team_1_score', 'team_1_comment'), received('team_2_score', 'team_2_comment')]
}

/**
 * The recording of a spirit score.
 * @param receiver the team that receives it: the other one gives it
 * @param replaces the first entry of the score that this one corrects
 */
export function spiritScore(
  receiver: 1 | 2,
  points: readonly number[],
  comment: string,
  replaces: string | null,
): { kind: 'spirit'; data: SpiritData } {
  const nothing = { team_1_score: '', team_2_score: '', team_1_comment: '', team_2_comment: '', replaces }
  const score = JSON.stringify(points)
  return {
    kind: 'spirit',
    data:
      receiver === 1
        ? { ...nothing, team_1_score: score, team_1_comment: comment }
        : { ...nothing, team_2_score: score, team_2_comment: comment },
  }
}
