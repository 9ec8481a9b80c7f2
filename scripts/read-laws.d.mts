export interface Law {
  readonly id: string
  readonly name: string
  readonly sentence: string
  readonly tests: readonly { readonly path: string; readonly about?: string | undefined }[]
}
export function lawsOf(page: string): Law[]
export function wrongWithLaws(page: string, isTest: (path: string) => boolean): string[]
export function isTestIn(root: string, path: string): boolean
export function lawsPage(root: string): string
