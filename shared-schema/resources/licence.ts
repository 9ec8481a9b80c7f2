/** The most characters of a licence number. */
export const LONGEST_LICENCE = 50
