export interface Law {
  readonly id: string
  readonly name: string
  readonly sentence: string
  readonly tests: readonly { readonly path: string; readonly about?: string | undefined }[]
}
/** A title of a test file that begins with the ids of laws. */
export interface Citation {
  readonly path: string
  readonly ids: readonly string[]
  readonly title: string
}
export function citationsIn(text: string): Omit<Citation, 'path'>[]
export function citationsOf(root: string): Citation[]
export function wrongWithCitations(laws: readonly Law[], citations: readonly Citation[]): string[]
export function lawsOf(page: string): Law[]
export function wrongWithLaws(page: string, isTest: (path: string) => boolean): string[]
export function isWithin(file: string, path: string): boolean
export function isTestIn(root: string, path: string): boolean
export function lawsPage(root: string): string
