/**
 * What the office rules of a game that does not go as planned. One that is `postponed` has no day until it is given
 * one; `cancelled` is one that is not played at all, `abandoned` one that was not finished, and `annulled` one whose
 * result was struck out.
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

/** The rulings after which nothing of a game counts, whatever was recorded at it. */
export const voidRulings = ['cancelled', 'abandoned', 'annulled'] as const satisfies readonly Ruling[]

/** Whether nothing of a game counts. */
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
