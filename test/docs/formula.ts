import type { Figure } from '../../shared-schema/sports/model/figures.ts'

/** A figure as a formula of the counters of a line. */
export function formula(figure: Figure): string {
  switch (figure.kind) {
    case 'sum':
      return Object.entries(figure.weights)
        .map(([name, weight], index) => {
          const sign = weight < 0 ? '− ' : index > 0 ? '+ ' : ''
          return `${sign}${Math.abs(weight) === 1 ? '' : `${Math.abs(weight)} × `}\`${name}\``
        })
        .join(' ')
    case 'ratio':
      return `${figure.times === 1 ? '' : `${figure.times} × `}${part(figure.of)} / ${part(figure.per)}`
    case 'total':
      return figure.figures.map(part).join(' + ')
    case 'limited':
      return `${part(figure.figure)} within ${figure.least} to ${figure.most}`
    case 'units':
      return `\`${figure.counter}\` in units of ${figure.size}`
    case 'rounded':
      return `${formula(figure.figure)}, to ${figure.digits} decimals`
  }
}

const part = (figure: Figure): string => {
  const text = formula(figure)
  return text.includes(' ') ? `(${text})` : text
}
