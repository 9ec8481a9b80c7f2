/** The play types of every sport, by their numbers on the wire. */
export const generalPlays = {
  on: 80,
  off: 81,
  onForInjury: 82,
  offForInjury: 83,
  suspensionOver: 84,
  timeout: 91,
  injuryTimeout: 92,
  note: 93,
  endOfPeriod: 94,
  endOfFirstQuarter: 95,
  halfTime: 96,
  endOfThirdQuarter: 97,
  gameOver: 98,
} as const
