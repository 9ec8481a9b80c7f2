import { signed } from '../../../reading/events/standing-table.ts'
import { shortDay } from '../../../base/formats/day-title.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { PointDecision } from '../../../../shared-schema/rules/league-table/league-season.ts'
import { t } from '../../../texts/t.ts'

/** `Lions −3 from 16 Jun: two games without a scoresheet` */
export function decisionText(
  team: string,
  { points, reason, date }: Pick<PointDecision, 'points' | 'reason' | 'date'>,
): string {
  const params = { team, points: signed(String(points)), reason: bidiIsolate(reason) }
  return date === null
    ? t('events.pointsDecided', params)
    : t('events.pointsDecidedFrom', { ...params, day: shortDay(date) })
}
