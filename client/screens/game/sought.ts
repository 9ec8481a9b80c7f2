import type { RosterPlayer } from '../../scoring/roster.ts'

/** The search for a player: the first digits of the number, or some letters of the name. */
export interface Sought {
  readonly digits: string
  readonly letters: string
}

/** An empty search. */
export const nobody: Sought = { digits: '', letters: '' }

/** Interprets typed text as a search. */
export const soughtIn = (text: string): Sought =>
  /^\s*#?\d+\s*$/.test(text)
    ? { digits: text.replace(/\D/g, ''), letters: '' }
    : { digits: '', letters: text.replace(/^#/, '') }

/** Whether a player matches the search. */
export const isSought = ({ number, name }: RosterPlayer, { digits, letters }: Sought): boolean =>
  digits === ''
    ? name.toLocaleLowerCase().includes(letters.trim().toLocaleLowerCase())
    : (number ?? '').startsWith(digits)
