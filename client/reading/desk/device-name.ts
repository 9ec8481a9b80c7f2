import { t } from '../../texts/t.ts'

/** A short name by which people distinguish tablets: the end of their long ids. */
export const deviceName = (deviceId: string): string => t('office.tablet', { end: deviceId.slice(-4) })
