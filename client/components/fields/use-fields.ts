import { useState } from 'react'
import type { FormField } from './form-field.ts'

/** The error messages of fields, by the names of the fields. */
type FieldErrors<T> = { readonly [Name in keyof T]?: string | undefined }

/**
 * The state of a form that is only open for a moment: nobody else changes it, and a reload empties it.
 * The office's `useEdits` is for the other forms.
 * @param errorsIn finds the errors that need no server
 */
export function useFields<T extends object>(first: T, errorsIn?: (values: T) => FieldErrors<T>) {
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<FieldErrors<T>>({})
  const set = <K extends keyof T>(name: K, value: T[K]): void => {
    setValues(before => ({ ...before, [name]: value }))
    setErrors(before => ({ ...before, [name]: undefined }))
  }
  return {
    values,
    set,
    /** A field for its input. */
    field: <K extends keyof T>(name: K): FormField<T[K]> => ({
      value: values[name],
      set: value => set(name, value),
    }),
    /** The error messages on display. A field's own disappears when its value changes. */
    errors,
    showErrors: (found: FieldErrors<T>): void => setErrors(found),
    /** Shows the errors found without the server. @returns true if there are none */
    validate: (): boolean => {
      const found = errorsIn?.(values) ?? {}
      setErrors(found)
      return Object.values(found).every(error => error === undefined)
    },
    /** Restores the first values, without errors. */
    reset: (): void => {
      setValues(first)
      setErrors({})
    },
  }
}
