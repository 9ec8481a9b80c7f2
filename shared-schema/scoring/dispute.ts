import { isOnSheet, OFFICE, type Entry, type EntryOf } from '../replication/entry.ts'
import type { Sheet, Sheets } from './sheets.ts'

/**
 * The sheets that differ from the one that counts, and on which the office has not decided. A sheet that ends
 * where the others went on contradicts nothing: neither an abandoned sheet nor one that is behind is a
 * dispute. After a decision, further entries of a sheet that was decided against make a new dispute only if
 * its content changes: another score, other scoring plays.
 */
export function disputed({ counting, others }: Sheets): Sheet[] {
  const settled = new Set(counting.order.decision?.data.against.map(textOf))
  return others.filter(sheet => contradicts(sheet, counting) && !settled.has(textOf(sheet.words)))
}

function contradicts({ words, state }: Sheet, counting: Sheet): boolean {
  // A sheet with only the result does not contradict the way the score came about, even if plays for the
  // statistics follow.
  const isResultAlone = state.plays.every(({ isLate }) => isLate) && isSameResult(state, counting.state)
  return !isResultAlone && !words.every((step, index) => counting.words[index] === step)
}

const isSameResult = (a: Sheet['state'], b: Sheet['state']): boolean =>
  a.status === b.status &&
  a.team_1_score === b.team_1_score &&
  a.team_2_score === b.team_2_score &&
  textOf(a.shootout ?? []) === textOf(b.shootout ?? []) &&
  textOf(a.forfeit_team_ids) === textOf(b.forfeit_team_ids)

const textOf = (steps: readonly (string | number)[]): string => steps.join('\n')

/**
 * The decision that a sheet counts, as it is or merged. If merged, the given lines of the sheets count, in
 * this order, and then all that the sheet receives later.
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
      against: [alone, ...others]
        .filter(({ claim }) => claim !== chosen.claim)
        .map(({ words }) => [...words]),
    },
  }
}

/**
 * The entries of lines. A corrected play has two: its root, which gives the place in the game, and the
 * correction.
 */
function mergedIds({ counting, others }: Sheets, lines: readonly string[]): string[] {
  const known = new Map(
    [counting, ...others]
      .flatMap(sheet => sheet.lines)
      .map(({ root, entry }) => [entry.id, [root.id, entry.id]]),
  )
  return [...new Set(lines.flatMap(id => known.get(id) ?? []))]
}

/** A sheet that counts merged stays merged if it is chosen again. */
function standingMerge({ order: { decision, ordered } }: Sheet): string[] | null {
  return decision?.data.entry_ids ? ordered.filter(isOfTablet).map(({ id }) => id) : null
}

const isOfTablet = (entry: Entry): boolean => isOnSheet(entry) && entry.device_id !== OFFICE
