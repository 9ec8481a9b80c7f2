/** A link to a part of the page's subject. */
export interface PartLink {
  readonly to: string
  readonly name: string
  readonly isShown: boolean
}
