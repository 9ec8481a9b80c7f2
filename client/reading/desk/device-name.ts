import { t } from '../../texts/t.ts'

/** How people tell tablets apart: by the end of their long names. */
export const deviceName = (deviceId: string): string => t('office.tablet', { end: deviceId.slice(-4) })
