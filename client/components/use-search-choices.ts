import { useSearchParams } from 'wouter'

/** Sets choices in the address and keeps the others; null removes one. Makes no history entry unless asked to. */
export type Choose = (
  choices: Readonly<Record<string, string | null>>,
  options?: { readonly replace: boolean },
) => void

/** The choices of a screen after the `?` of its address: bookmarks and the back button restore them. */
export function useSearchChoices(): [URLSearchParams, Choose] {
  const [chosen, change] = useSearchParams()
  const choose: Choose = (choices, options = { replace: true }) =>
    change(before => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(choices)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      return next
    }, options)
  return [chosen, choose]
}
