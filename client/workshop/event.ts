/** The event of all examples. It is in no database of the server. */
export const EVENT = 'tournament:1'
