import { useState } from 'react'
import type { FormField } from './form-field.ts'

/**
 * The state of a form that is only open for a moment: nobody else changes it, and a reload empties it.
 * `useEdits` is for the other forms.
 */
export function useFields<T extends object>(first: T) {
  const [values, setValues] = useState(first)
  const set = <K extends keyof T>(name: K, value: T[K]): void =>
    setValues(before => ({ ...before, [name]: value }))
  return {
    values,
    set,
    field: <K extends keyof T>(name: K): FormField<T[K]> => ({
      value: values[name],
      set: value => set(name, value),
    }),
  }
}
