export interface Examination {
  readonly telltales: readonly { readonly line: number; readonly word: string; readonly advice: string }[]
  readonly banned: readonly { readonly line: number; readonly word: string }[]
  readonly words: number
}
export const telltales: Readonly<Record<string, string>>
export const banned: readonly string[]
export function examine(path: string, text: string): Examination
