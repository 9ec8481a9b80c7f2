/** The number that means "no vertex" or "no node". */
export const NONE = -1
