import { at } from '../at.ts'
import { float } from '../typed-array.ts'

/**
 * Solves matrix * x = right side for a symmetric, positive definite matrix by Gaussian elimination,
 * which needs no pivoting for such a matrix. O(n^3).
 *
 * @param matrix row by row; only its upper triangle is read.
 * @returns x.
 */
export function solvePositiveDefinite(
  matrix: readonly Float64Array[],
  rightSide: Float64Array,
): Float64Array {
  const rows = matrix.map(row => row.slice())
  const x = rightSide.slice()
  const size = x.length
  for (const [k, pivotRow] of rows.entries()) {
    for (let i = k + 1; i < size; i++) {
      const row = at(rows, i)
      const factor = float(pivotRow, i) / float(pivotRow, k)
      if (factor === 0) continue
      for (let j = i; j < size; j++) row[j] = float(row, j) - factor * float(pivotRow, j)
      x[i] = float(x, i) - factor * float(x, k)
    }
  }
  for (let k = size - 1; k >= 0; k--) {
    const row = at(rows, k)
    let rest = float(x, k)
    for (let j = k + 1; j < size; j++) rest -= float(row, j) * float(x, j)
    x[k] = rest / float(row, k)
  }
  return x
}
