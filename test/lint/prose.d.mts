export interface Passage {
  readonly text: string
  readonly at: number
}
export function proseOf(
  path: string,
  text: string,
): { readonly passages: readonly Passage[]; readonly identifiers: readonly Passage[] }
