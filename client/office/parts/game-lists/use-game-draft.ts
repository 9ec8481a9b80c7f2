import { useMemo } from 'react'
import type { GameColumn } from '../../game-lists/columns.ts'
import { withColumn } from '../../rosters/chosen-columns.ts'
import { nameKey } from '../../rosters/name-key.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { nothing, readGameDraft, storedDraft, type GameDraft } from './draft.ts'

/**
 * A list of games that somebody pastes or takes from a file, with the choices made for it.
 * @param kept identifies the list among those that this device keeps
 */
export function useGameDraft(kept: string) {
  const form = useEdits(kept, { draft: nothing }, storedDraft)
  const { draft } = form.values
  const read = useMemo(() => readGameDraft(draft), [draft])
  const change = (some: Partial<GameDraft>): void => form.set('draft', { ...draft, ...some })
  return {
    ...read,
    draft,
    change,
    /** Replaces the list with another one. */
    begin: (text: string, isTable = false) =>
      form.set('draft', { ...nothing, text, isTable, attempt: crypto.randomUUID() }),
    /** Each content belongs to one column only. */
    choose: (at: number, column: GameColumn | null) => change(withColumn(read.columns, at, column)),
    /** Assigns a name to an existing team. */
    means: (name: string, team: string) => change({ isTeam: { ...draft.isTeam, [nameKey(name)]: team } }),
    forget: () => form.done(),
  }
}
export type GameList = ReturnType<typeof useGameDraft>
