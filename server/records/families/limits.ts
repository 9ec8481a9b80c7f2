import { Problem } from '../../problems/problem.ts'

interface Limits {
  readonly minimum_age?: number | null
  readonly maximum_age?: number | null
  readonly minimum_roster?: number | null
  readonly maximum_roster?: number | null
}

/** @throws Problem for rules that no player or no roster could meet */
export function requireLimits(limits: Limits): void {
  for (const of of ['age', 'roster'] as const) {
    const [least, most] = [limits[`minimum_${of}`] ?? null, limits[`maximum_${of}`] ?? null]
    if (least !== null && most !== null && most < least)
      throw Problem.field(`maximum_${of}`, t => t('families.belowMinimum', { least }))
  }
}
