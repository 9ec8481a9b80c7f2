import { knockOutRound, type BracketKind } from '../../../shared-schema/rules/brackets/rounds-of.ts'
import { leadsToSecondFinal, type Links } from '../../../shared-schema/rules/progress/sent-on.ts'
import { t } from '../../texts/t.ts'

/** The heading of a round; empty if the bracket has only one. */
export function roundTitle(
  bracket: BracketKind,
  rounds: readonly (readonly Links[])[],
  index: number,
): string {
  const usual = knockOutRound(bracket, index, rounds.length)
  if (usual) return t(`events.${usual}`)
  if (rounds[index]?.some(leadsToSecondFinal)) return t('reading.grandFinal')
  if (rounds[index - 1]?.some(leadsToSecondFinal)) return t('reading.secondGrandFinal')
  return rounds.length === 1 ? '' : t('events.round', { number: index + 1 })
}
