import { isFull } from '../../base/device/full-disk.ts'
import { messageOf } from '../../base/formats/message-of.ts'
import { t } from '../../texts/t.ts'

/** The message for the scorekeeper when a tap could not be recorded. */
export const notSaved = (error: unknown): string => (isFull(error) ? t('game.deviceFull') : messageOf(error))
