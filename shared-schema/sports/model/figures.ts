/** Counts by name; a name that is absent counts 0. */
export type Counters = Readonly<Record<string, number>>

/**
 * A number that follows from the counters of a line, as data: of it a line shows the value, and SQL sorts by
 * it.
 */
export type Figure = Formula & {
  /** Whether whoever has the least of it leads; the most if it is left out. */
  readonly best?: 'least'
  /** Shown as a percentage. */
  readonly style?: 'percent'
}

type Formula =
  /** The counters, each by its weight. */
  | { readonly kind: 'sum'; readonly weights: Counters }
  /** One number by another, so many times; 0 of nothing. */
  | { readonly kind: 'ratio'; readonly of: Figure; readonly per: Figure; readonly times: number }
  /** All of them together. */
  | { readonly kind: 'total'; readonly figures: readonly Figure[] }
  /** A number, but not less and not more than this. */
  | { readonly kind: 'limited'; readonly figure: Figure; readonly least: number; readonly most: number }
  /** Whole units and, behind the point, what is left over: 16 outs are 5.1 innings. */
  | { readonly kind: 'units'; readonly counter: string; readonly size: number }
  /** Rounded to so many decimals. */
  | { readonly kind: 'rounded'; readonly figure: Figure; readonly digits: number }

/** The counters, each by its weight: 1 if it is only named. */
export const sum = (...weights: (string | Counters)[]): Figure => ({
  kind: 'sum',
  weights: Object.fromEntries(
    weights.flatMap(weight => (typeof weight === 'string' ? [[weight, 1]] : Object.entries(weight))),
  ),
})

/** A figure of a counter alone, by its name. */
const figureOf = (figure: Figure | string): Figure => (typeof figure === 'string' ? sum(figure) : figure)

/** One number by another, so many times, rounded. */
export const ratio = (of: Figure | string, per: Figure | string, digits: number, times = 1): Figure =>
  rounded({ kind: 'ratio', of: unrounded(figureOf(of)), per: unrounded(figureOf(per)), times }, digits)

/** The percentage that one number is of another, with two decimals. */
export const percent = (of: Figure | string, whole: Figure | string): Figure => ({
  ...ratio(of, whole, 2, 100),
  style: 'percent',
})

/** All of them together, rounded. */
export const total = (digits: number, ...figures: Figure[]): Figure =>
  rounded({ kind: 'total', figures: figures.map(unrounded) }, digits)

/** A number, but not less and not more than this. */
export const limited = (figure: Figure, least: number, most: number): Figure => ({
  kind: 'limited',
  figure: unrounded(figure),
  least,
  most,
})

/** The same number, of which less is better: an earned run average. */
export const lessIsBetter = (figure: Figure): Figure => ({ ...figure, best: 'least' })

/** Whole units and, behind the point, what is left over: 16 outs are 5.1 innings. */
export const units = (counter: string, size: number): Figure => ({ kind: 'units', counter, size })

const rounded = (figure: Figure, digits: number): Figure => ({ kind: 'rounded', figure, digits })

/** Sums of ratios are taken before they are rounded. */
const unrounded = (figure: Figure): Figure => (figure.kind === 'rounded' ? figure.figure : figure)

/** What a number is counted by, each once: without enough of all of these it says little. A sum has none. */
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

/** The counters from which a figure follows. */
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
