import { deviceName } from '../../office/device-name.ts'
import type { Dispute, Sheet, Standing } from '../../office/disputes.ts'

/** `2–1 (final)` */
export const scoreText = ({ team_1_score, team_2_score, status }: Standing): string =>
  `${team_1_score}–${team_2_score}${status === 'final' ? ' (final)' : ''}`

/** `2–1 by Sam, tablet 3f2a` */
export const sheetText = (sheet: Sheet): string => `${scoreText(sheet)} by ${sheet.recorded_by || 'somebody'}, ${deviceName(sheet.device_id)}`

/** What was decided, by whom and when: `Olga decided on 21 Nov, 14:05: the sheet of Sam counts.` */
export function decisionText({ decision, sheets: [counting] }: Dispute): string {
  if (!decision || !counting) return ''
  const what = decision.is_merged ? `the sheets are merged, ${scoreText(counting)}` : `the sheet of ${counting.recorded_by || 'somebody'} counts, ${scoreText(counting)}`
  return `${decision.recorded_by || 'Somebody'} decided on ${momentText(decision.recorded_at)}: ${what}.`
}

const momentText = (time: string): string =>
  new Date(time).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
