/** WFDF's five categories, in the order of their numbers in a score. */
export const spiritCategories = ['rules', 'fouls', 'fair_mindedness', 'attitude', 'communication'] as const

type SpiritCategory = (typeof spiritCategories)[number]

/** A value for each category. */
export type ByCategory<T> = Readonly<Record<SpiritCategory, T>>

/**
 * One team's spirit score from one game: 0 to 4 in each category, where 2 is a normal game, and their sum, 0
 * to 20.
 */
export interface Spirit {
  readonly points: ByCategory<number>
  readonly total: number
}

/**
 * Reads a spirit score as the wire carries it: a JSON list of five whole numbers from 0 to 4, such as
 * `[2,2,3,1,2]`. All zeros is a valid score.
 * @returns null for every other text: a league may use its own format, which no rule can read
 * Source: WFDF spirit scoring (2014).
 */
export function readSpirit(text: string): Spirit | null {
  const list = parsed(text)
  if (!isFivePoints(list)) return null
  const [rules, fouls, fair_mindedness, attitude, communication] = list
  return {
    points: { rules, fouls, fair_mindedness, attitude, communication },
    total: rules + fouls + fair_mindedness + attitude + communication,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isFivePoints(value: unknown): value is [number, number, number, number, number] {
  return (
    Array.isArray(value) &&
    value.length === spiritCategories.length &&
    value.every(points => Number.isInteger(points) && points >= 0 && points <= 4)
  )
}
