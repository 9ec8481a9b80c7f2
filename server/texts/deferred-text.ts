import { setImmediate } from 'node:timers/promises'
import type { Readers, Say } from './say.ts'

/** Part of an answer whose text is made when the answer is sent, in the reader's language. */
export type Deferred<T extends { readonly text: string }> = Omit<T, 'text'> & { readonly say: Say }

/** Replaces `say` by the text for these readers. */
export const render = <T extends { readonly say: Say }>({ say, ...rest }: T, texts: Readers) => ({
  ...rest,
  text: say(...texts),
})

/** The number of sentences between two pauses; so many take some milliseconds. */
const AT_ONCE = 200

/**
 * Renders many parts, with pauses in which the server answers other requests: thousands of sentences take a
 * second.
 */
export async function renderEach<T extends { readonly say: Say }>(deferred: readonly T[], texts: Readers) {
  const texted = []
  for (const [index, one] of deferred.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate()
    texted.push(render(one, texts))
  }
  return texted
}
