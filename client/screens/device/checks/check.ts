/** What a check found, in words, and what to do about it. */
export interface Finding {
  readonly state: 'good' | 'odd' | 'bad'
  readonly words: string
}

export const good = (words: string): Finding => ({ state: 'good', words })
export const odd = (words: string): Finding => ({ state: 'odd', words })
export const bad = (words: string): Finding => ({ state: 'bad', words })
