import type { Readers, Say } from './say.ts'

/** Part of an answer that is put in words when it is told, in the language of whoever reads it. */
export type Untold<T extends { readonly text: string }> = Omit<T, 'text'> & { readonly say: Say }

/** The same in words. */
export const told = <T extends { readonly say: Say }>({ say, ...rest }: T, texts: Readers) => ({
  ...rest,
  text: say(...texts),
})
