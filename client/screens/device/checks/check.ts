/** The result of a check: how well it went, and a text that says what to do about a problem. */
export interface Finding {
  readonly state: 'good' | 'odd' | 'bad'
  readonly words: string
}

export const good = (words: string): Finding => ({ state: 'good', words })
export const odd = (words: string): Finding => ({ state: 'odd', words })
export const bad = (words: string): Finding => ({ state: 'bad', words })
