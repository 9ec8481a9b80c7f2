import {
  bracketsOf,
  groupStageOf,
  type BracketStage,
  type Stage,
} from '../../../shared-schema/rules/formats/format.ts'
import { firstPlaceOf, groupSizes, teamsOn } from '../../../shared-schema/rules/formats/places.ts'
import type { Texts } from '../../texts/say.ts'

/** A format in words: "4 pools of 4, then a bracket in which everybody plays on for places 1–16". */
export function formatText(stages: readonly Stage[], teams: number, t: Texts): string {
  const sizes = groupSizes(stages, teams)
  const group = groupStageOf(stages)
  const parts = bracketsOf(stages).map(stage => bracketText(stage, sizes, t))
  if (group === undefined) return parts.join(', ')
  const first = groupText(group, sizes, t)
  return parts.length === 0 ? first : t('formats.then', { first, brackets: parts })
}

function groupText(
  group: NonNullable<ReturnType<typeof groupStageOf>>,
  sizes: readonly number[],
  t: Texts,
): string {
  if (group.kind === 'swiss') return t('formats.swiss', { count: group.rounds })
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (group.pools === 1) return t('formats.onePool')
  return least === most
    ? t('formats.pools', { count: group.pools, size: most })
    : t('formats.poolsOf', { count: group.pools, least, most })
}

function bracketText(stage: BracketStage, sizes: readonly number[], t: Texts): string {
  const first = firstPlaceOf(sizes, stage)
  return t(`formats.bracket.${stage.bracket_kind}`, { first, last: first + teamsOn(sizes, stage) - 1 })
}
