import type { Counters, Figure } from './sport-rules.ts'

/** The values of figures for the counters of a line. */
export function figuresOf(figures: Readonly<Record<string, Figure>>, counters: Counters): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, valueOf(figure, counters)]))
}

function valueOf({ sum, percentOf }: Figure, counters: Counters): number {
  const value = weigh(sum, counters)
  if (percentOf === undefined) return value
  const whole = weigh(percentOf, counters)
  return whole === 0 ? 0 : Math.round((value * 10_000) / whole) / 100
}

function weigh(weights: Counters, counters: Counters): number {
  return Object.entries(weights).reduce((total, [name, weight]) => total + weight * (counters[name] ?? 0), 0)
}
