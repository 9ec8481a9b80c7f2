import { setImmediate } from 'node:timers/promises'
import type { Readers, Say } from './say.ts'

/** Part of an answer that is put in words when it is told, in the language of whoever reads it. */
export type Deferred<T extends { readonly text: string }> = Omit<T, 'text'> & { readonly say: Say }

/** The same in words. */
export const render = <T extends { readonly say: Say }>({ say, ...rest }: T, texts: Readers) => ({
  ...rest,
  text: say(...texts),
})

/** So many sentences take some milliseconds. */
const AT_ONCE = 200

/**
 * The same of many, with room in between for whoever else asks the server: thousands of sentences take a
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
