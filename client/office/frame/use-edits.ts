import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { rememberedEdits, type Edits } from '../../base/device/edits.ts'
import { mergeEdits, type Merged } from '../data/merge-edits.ts'

interface FormOfRecord<T> extends Merged<T> {
  readonly set: <K extends keyof T>(name: K, value: T[K]) => void
  /** Sets several fields at once. */
  readonly setAll: (values: Partial<T>) => void
  /** Takes what somebody else stored in a field instead. */
  readonly takeTheirs: (name: keyof T) => void
  /** Forgets what was written: it is stored, or not wanted any more. */
  readonly done: () => void
}

/**
 * What a form shows of a record: what was written and not stored yet survives a reload, and what somebody
 * else stores meanwhile is taken in, field by field.
 * @param key one form, of one record: `tournaments/5`
 * @param record what the form may change of it, as it is now
 */
export function useEdits<T extends object>(key: string, record: T, shape: z.ZodType<T>): FormOfRecord<T> {
  const kept = useMemo(() => rememberedEdits(key, shape), [key, shape])
  const [edits, setEdits] = useState<Edits<T> | null>(() => kept.get() ?? null)
  const keep = (next: Edits<T>): void => {
    setEdits(next)
    kept.set(next)
  }
  const { base, mine } = edits ?? { base: record, mine: record }
  return {
    ...mergeEdits(base, mine, record),
    set: (name, value) => keep({ base, mine: { ...mine, [name]: value } }),
    setAll: some => keep({ base, mine: { ...mine, ...some } }),
    takeTheirs: name => {
      const theirs = { [name]: record[name] }
      keep({ base: { ...base, ...theirs }, mine: { ...mine, ...theirs } })
    },
    done: () => {
      setEdits(null)
      kept.clear()
    },
  }
}
