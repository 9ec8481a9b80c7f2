/** Something to measure, with a plain way to do similar work. */
export interface Case {
  readonly name: string
  readonly run: () => unknown
  readonly plain: { readonly name: string; readonly run: () => unknown }
}
