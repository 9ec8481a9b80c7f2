// The project's own rules, for oxlint.
import { importBoundaries } from './import-boundaries.mjs'
import { restrictedSyntax } from './restricted-syntax.mjs'
import { texts } from './texts.mjs'

export default {
  meta: { name: 'sideline' },
  rules: { 'import-boundaries': importBoundaries, texts, ...restrictedSyntax },
}
