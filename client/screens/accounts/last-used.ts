import { dayOf } from '../../base/formats/own-clock.ts'
import { t } from '../../texts/t.ts'

/** The time of the last use, in words. */
export const lastUsed = (time: string | null): string =>
  time === null ? t('account.neverUsed') : t('account.lastUsed', { day: dayOf(time) })
