// Vitest's own matchers are of the type `any`; these can stand in typed objects.
import { expect } from 'vitest'

/** Any text, or any that matches. */
export const someText = (pattern = /^/): unknown => expect.stringMatching(pattern)

/** An object that has these properties among others. */
export const objectWith = (properties: object): unknown => expect.objectContaining(properties)
