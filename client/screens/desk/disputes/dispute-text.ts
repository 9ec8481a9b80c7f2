import type { Standing } from '../../../../shared-schema/api/disputes.ts'
import { scoreText as scoreOf } from '../../../../shared-schema/rules/standings/score-text.ts'
import type { EventClock } from '../../../base/formats/event-clock.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { deviceName } from '../../../reading/desk/device-name.ts'
import type { Dispute, Sheet } from '../../../reading/desk/disputes.ts'
import { t } from '../../../texts/t.ts'

/** `2–1 (final)`, with a shoot-out `2–2 (4–3) (final)` */
export function scoreText(standing: Standing): string {
  const score = scoreOf(standing)
  return standing.status === 'final' ? t('disputes.finalScore', { score }) : score
}

/** `2–1 by Sam, tablet 3f2a` */
export function sheetText(sheet: Sheet): string {
  const [score, name, device] = [
    scoreText(sheet),
    bidiIsolate(sheet.recorded_by),
    deviceName(sheet.device_id),
  ]
  return name === ''
    ? t('disputes.sheetOfSomebody', { score, device })
    : t('disputes.sheet', { score, name, device })
}

/**
 * The decision, with its maker and its time: `Olga decided on 21 Nov, 14:05: the sheet of Sam counts.`
 * @param moment day and time at the place of the game
 */
export function decisionText({ decision, sheets: [counting] }: Dispute, moment: EventClock): string {
  if (!decision || !counting) return ''
  const params = {
    by: bidiIsolate(decision.recorded_by) || t('disputes.decidedBySomebody'),
    moment: moment(decision.recorded_at),
    score: scoreText(counting),
  }
  return decision.is_merged
    ? t('disputes.decidedMerged', params)
    : t('disputes.decidedSheet', {
        ...params,
        name: bidiIsolate(counting.recorded_by) || t('disputes.somebody'),
      })
}
