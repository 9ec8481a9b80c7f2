import { isOnSheet, OFFICE, type Entry, type EntryOf } from '../replication/entry.ts'
import type { Sheet, Sheets } from './sheets.ts'

/**
 * The sheets that say something else than the one that counts, and on which the office has not decided. A
 * sheet that ends where the others went on contradicts nothing: an abandoned sheet is no dispute, and nor is
 * one that is behind. After a decision, what else arrives from a sheet that was decided against makes a new
 * dispute only if that sheet then says something else than it did: another score, other plays that score.
 */
export function disputed({ counting, others }: Sheets): Sheet[] {
  const settled = new Set(counting.order.decision?.data.against.map(textOf))
  return others.filter(sheet => contradicts(sheet, counting) && !settled.has(textOf(sheet.said)))
}

function contradicts({ said, state }: Sheet, counting: Sheet): boolean {
  // Whoever entered the result alone says nothing of how it came about, though plays for the statistics may
  // follow.
  const isResultAlone = state.plays.every(({ isLate }) => isLate) && isSameResult(state, counting.state)
  return !isResultAlone && !said.every((step, index) => counting.said[index] === step)
}

const isSameResult = (a: Sheet['state'], b: Sheet['state']): boolean =>
  a.status === b.status &&
  a.team_1_score === b.team_1_score &&
  a.team_2_score === b.team_2_score &&
  textOf(a.shootout ?? []) === textOf(b.shootout ?? []) &&
  textOf(a.forfeit_team_ids) === textOf(b.forfeit_team_ids)

const textOf = (steps: readonly (string | number)[]): string => steps.join('\n')

/**
 * The decision that a sheet counts, as it is or merged: then these lines of the sheets count, in this order,
 * and after them what the sheet gets later.
 */
export function decisionFor(
  sheets: Sheets,
  chosen: Sheet,
  lines: readonly string[] | null,
): Pick<EntryOf<'decision'>, 'after' | 'data'> {
  const { alone, others } = sheets
  const entry_ids = lines ? mergedIds(sheets, lines) : standingMerge(chosen)
  const counted = new Set(entry_ids)
  return {
    after: chosen.kept.at(-1)?.id ?? null,
    data: {
      sheet: chosen.claim.id,
      entry_ids,
      left_out:
        entry_ids === null
          ? []
          : chosen.kept.filter(entry => isOnSheet(entry) && !counted.has(entry.id)).map(({ id }) => id),
      against: [alone, ...others].filter(({ claim }) => claim !== chosen.claim).map(({ said }) => [...said]),
    },
  }
}

/** The entries of lines: those of a corrected play are where it stands in the game, and its correction. */
function mergedIds({ counting, others }: Sheets, lines: readonly string[]): string[] {
  const known = new Map(
    [counting, ...others]
      .flatMap(sheet => sheet.lines)
      .map(({ root, entry }) => [entry.id, [root.id, entry.id]]),
  )
  return [...new Set(lines.flatMap(id => known.get(id) ?? []))]
}

/** A sheet that counts merged goes on doing so when it is chosen once more. */
function standingMerge({ order: { decision, ordered } }: Sheet): string[] | null {
  return decision?.data.entry_ids ? ordered.filter(isOfTablet).map(({ id }) => id) : null
}

const isOfTablet = (entry: Entry): boolean => isOnSheet(entry) && entry.device_id !== OFFICE
