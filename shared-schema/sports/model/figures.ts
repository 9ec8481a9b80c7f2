/** Counts by name; a name that is absent counts 0. */
export type Counters = Readonly<Record<string, number>>

/** A number computed from the counters of a line, as data: lines show its value, and SQL sorts by it. */
export type Figure = Formula & {
  /** Whether the lowest value leads; the highest does by default. */
  readonly best?: 'least'
  /** Shown as a percentage. */
  readonly style?: 'percent'
}

type Formula =
  /** The counters, each by its weight. */
  | { readonly kind: 'sum'; readonly weights: Counters }
  /** The quotient of two numbers, multiplied by `times`; 0 if the divisor is 0. */
  | { readonly kind: 'ratio'; readonly of: Figure; readonly per: Figure; readonly times: number }
  /** The sum of figures. */
  | { readonly kind: 'total'; readonly figures: readonly Figure[] }
  /** A number clamped to a range. */
  | { readonly kind: 'limited'; readonly figure: Figure; readonly least: number; readonly most: number }
  /** Whole units and, after the point, the remainder: 16 outs are 5.1 innings. */
  | { readonly kind: 'units'; readonly counter: string; readonly size: number }
  /** Rounded to `digits` decimals. */
  | { readonly kind: 'rounded'; readonly figure: Figure; readonly digits: number }

/** The weighted sum of counters; a counter given by name alone has weight 1. */
export const sum = (...weights: (string | Counters)[]): Figure => ({
  kind: 'sum',
  weights: Object.fromEntries(
    weights.flatMap(weight => (typeof weight === 'string' ? [[weight, 1]] : Object.entries(weight))),
  ),
})

/** A figure of a counter alone, by its name. */
const figureOf = (figure: Figure | string): Figure => (typeof figure === 'string' ? sum(figure) : figure)

/** The quotient of two numbers, multiplied by `times` and rounded. */
export const ratio = (of: Figure | string, per: Figure | string, digits: number, times = 1): Figure =>
  rounded({ kind: 'ratio', of: unrounded(figureOf(of)), per: unrounded(figureOf(per)), times }, digits)

/** One number as a percentage of another, with two decimals. */
export const percent = (of: Figure | string, whole: Figure | string): Figure => ({
  ...ratio(of, whole, 2, 100),
  style: 'percent',
})

/** The rounded sum of figures. */
export const total = (digits: number, ...figures: Figure[]): Figure =>
  rounded({ kind: 'total', figures: figures.map(unrounded) }, digits)

/** A number clamped to a range. */
export const limited = (figure: Figure, least: number, most: number): Figure => ({
  kind: 'limited',
  figure: unrounded(figure),
  least,
  most,
})

/** The same number with the lowest value leading: an earned run average. */
export const lessIsBetter = (figure: Figure): Figure => ({ ...figure, best: 'least' })

/** Whole units and, after the point, the remainder: 16 outs are 5.1 innings. */
export const units = (counter: string, size: number): Figure => ({ kind: 'units', counter, size })

const rounded = (figure: Figure, digits: number): Figure => ({ kind: 'rounded', figure, digits })

/** Ratios are summed before rounding. */
const unrounded = (figure: Figure): Figure => (figure.kind === 'rounded' ? figure.figure : figure)

/** The divisors in a figure, each once: with few attempts the figure means little. A sum has none. */
export function attemptsIn(figure: Figure): readonly Figure[] {
  switch (figure.kind) {
    case 'ratio':
      return [figure.per]
    case 'total': {
      const attempts = figure.figures.flatMap(attemptsIn)
      return [...new Map(attempts.map(one => [JSON.stringify(one), one])).values()]
    }
    case 'limited':
    case 'rounded':
      return attemptsIn(figure.figure)
    case 'sum':
    case 'units':
      return []
  }
}

/** The counters that a figure uses. */
export function countersIn(figure: Figure): readonly string[] {
  switch (figure.kind) {
    case 'sum':
      return Object.keys(figure.weights)
    case 'ratio':
      return [...countersIn(figure.of), ...countersIn(figure.per)]
    case 'total':
      return figure.figures.flatMap(countersIn)
    case 'limited':
    case 'rounded':
      return countersIn(figure.figure)
    case 'units':
      return [figure.counter]
  }
}

/** The values of figures for the counters of a line. */
export const figuresOf = (
  figures: Readonly<Record<string, Figure>>,
  counters: Counters,
): Record<string, number> => {
  const values: Record<string, number> = {}
  for (const name of Object.keys(figures)) {
    const figure = figures[name]
    if (figure) values[name] = valueOf(figure, counters)
  }
  return values
}

function valueOf(figure: Figure, counters: Counters): number {
  switch (figure.kind) {
    case 'sum':
      return Object.keys(figure.weights).reduce(
        (value, name) => value + (figure.weights[name] ?? 0) * (counters[name] ?? 0),
        0,
      )
    case 'ratio': {
      const per = valueOf(figure.per, counters)
      return per === 0 ? 0 : (valueOf(figure.of, counters) * figure.times) / per
    }
    case 'total':
      return figure.figures.reduce((value, part) => value + valueOf(part, counters), 0)
    case 'limited':
      return Math.min(Math.max(valueOf(figure.figure, counters), figure.least), figure.most)
    case 'units': {
      const count = counters[figure.counter] ?? 0
      const left = Math.abs(count % figure.size)
      return Number(`${Math.trunc(count / figure.size)}.${left}`)
    }
    case 'rounded': {
      const scale = 10 ** figure.digits
      return Math.round(valueOf(figure.figure, counters) * scale) / scale
    }
  }
}
