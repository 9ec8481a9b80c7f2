import type { ReactNode } from 'react'

/** One field of a form, bound to the state that holds its value. */
export interface FormField<T> {
  readonly value: T
  readonly set: (value: T) => void
  /** Present if somebody else stored another value during editing. */
  readonly conflict?: FieldConflict<T> | undefined
}

interface FieldConflict<T> {
  readonly theirs: T
  readonly takeTheirs: () => void
}

/** The props that all fields share. */
export interface FieldProps<T> {
  readonly field: FormField<T>
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
}

/** Props of a field with a choice of values. */
export interface OptionsProps<T extends string> extends FieldProps<T> {
  readonly options: readonly Option<T>[]
}

interface Option<T extends string = string> {
  readonly value: T
  readonly label: string
}

/** The chosen option; undefined for a value that is none of them. */
export const optionOf = <T extends string>(
  options: readonly Option<T>[],
  value: string | null,
): Option<T> | undefined => options.find(option => option.value === value)

/** Records to choose one from, by their ids. @param none the label for choosing none, if allowed */
export const recordOptions = (
  records: readonly { readonly id: number; readonly name: string }[],
  none?: string,
): Option[] => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...records.map(({ id, name }) => ({ value: String(id), label: name })),
]
