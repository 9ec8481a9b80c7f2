/** The play types of dodgeball, by their numbers on the wire. */
export const dodgeballPlays = {
  hit: 820,
  catch: 821,
  lineFault: 822,
  blockFault: 823,
  throwMissed: 824,
  throwBlocked: 825,
  setWon: 826,
  setDrawn: 827,
  yellowCard: 828,
  redCard: 829,
} as const
