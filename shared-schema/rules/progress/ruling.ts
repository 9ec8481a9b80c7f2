/**
 * The office's rulings on games that do not go as planned. A `postponed` game has no day until it is given
 * one; a `cancelled` one is never played, an `abandoned` one was not finished, and an `annulled` one had its
 * result struck out.
 */
export const rulings = [
  'none',
  'postponed',
  'cancelled',
  'abandoned',
  'abandoned with result',
  'annulled',
] as const

export type Ruling = (typeof rulings)[number]

/** The rulings that void a game, including everything recorded at it. */
export const voidRulings = ['cancelled', 'abandoned', 'annulled'] as const satisfies readonly Ruling[]

/** Whether a ruling voids the game. */
export const isVoid = (ruling: Ruling): ruling is (typeof voidRulings)[number] =>
  voidRulings.some(one => one === ruling)

/** Whether a game waits for a new day: the time on its record is the one at which it was not played. */
export const waitsForDay = ({
  ruling,
  status,
}: {
  readonly ruling: Ruling
  readonly status: string
}): boolean => ruling === 'postponed' && status === 'scheduled'
