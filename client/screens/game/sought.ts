import type { RosterPlayer } from '../../scoring/roster.ts'

/** What is typed of a player: the first digits of the number, or some letters of the name. */
export interface Sought {
  readonly digits: string
  readonly letters: string
}

/** Nobody is sought yet. */
export const nobody: Sought = { digits: '', letters: '' }

/** What somebody means who types this. */
export const soughtIn = (text: string): Sought =>
  /^\s*#?\d+\s*$/.test(text)
    ? { digits: text.replace(/\D/g, ''), letters: '' }
    : { digits: '', letters: text.replace(/^#/, '') }

/** Whether a player can be the one who is sought. */
export const isSought = ({ number, name }: RosterPlayer, { digits, letters }: Sought): boolean =>
  digits === ''
    ? name.toLocaleLowerCase().includes(letters.trim().toLocaleLowerCase())
    : (number ?? '').startsWith(digits)
