import type { CSSProperties } from 'react'

/** More large buttons than this for a team have no room for its name. */
export const MOST_NAMED = 4

/** The length of the longest word, for a style that never breaks inside one. */
export const lettersOf = (texts: readonly string[]): CSSProperties & Record<'--letters', number> => ({
  '--letters': Math.max(1, ...texts.flatMap(text => text.split(/[\s-]/).map(word => word.length))),
})
