/** True for a cell with an e-mail address, by the server's rule, and for an empty one. */
export const isEmail = (cell: string): boolean => /^\s*([^\s@]+@[^\s@]+)?\s*$/.test(cell)
