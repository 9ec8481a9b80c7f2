import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { rememberedEdits, type Edits } from '../../base/device/edits.ts'
import { mergeEdits, type Merged } from '../data/merge-edits.ts'
import type { FormField } from '../../components/fields/form-field.ts'

export interface FormOfRecord<T> extends Merged<T> {
  /** A field for its input. */
  readonly field: <K extends keyof T>(name: K) => FormField<T[K]>
  readonly set: <K extends keyof T>(name: K, value: T[K]) => void
  /** Sets several fields together. */
  readonly setAll: (values: Partial<T>) => void
  /** Replaces a field with the value that somebody else stored. */
  readonly takeTheirs: (name: keyof T) => void
  /** Discards the edits: they are stored, or no longer wanted. */
  readonly done: () => void
}

/**
 * The form state of a record: unsaved edits survive a reload, and others' changes are merged in, field by
 * field.
 * @param key one form, of one record: `tournaments/5`
 * @param record its current values of the form's fields
 */
export function useEdits<T extends object>(key: string, record: T, shape: z.ZodType<T>): FormOfRecord<T> {
  const kept = useMemo(() => rememberedEdits(key, shape), [key, shape])
  const [edits, setEdits] = useState<Edits<T> | null>(() => kept.get() ?? null)
  const keep = (next: Edits<T>): void => {
    setEdits(next)
    kept.set(next)
  }
  const { base, mine } = edits ?? { base: record, mine: record }
  const merged = mergeEdits(base, mine, record)
  const set = <K extends keyof T>(name: K, value: T[K]): void =>
    keep({ base, mine: { ...mine, [name]: value } })
  const takeTheirs = (name: keyof T): void => {
    const theirs = { [name]: record[name] }
    keep({ base: { ...base, ...theirs }, mine: { ...mine, ...theirs } })
  }
  return {
    ...merged,
    field: name => ({
      value: merged.values[name],
      set: value => set(name, value),
      conflict: merged.conflicts.includes(name)
        ? { theirs: record[name], takeTheirs: () => takeTheirs(name) }
        : undefined,
    }),
    set,
    setAll: some => keep({ base, mine: { ...mine, ...some } }),
    takeTheirs,
    done: () => {
      setEdits(null)
      kept.clear()
    },
  }
}
