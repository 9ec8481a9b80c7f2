/** Something to measure, beside a plain way to do the like of it. */
export interface Case {
  readonly name: string
  readonly run: () => unknown
  readonly plain: { readonly name: string; readonly run: () => unknown }
}
