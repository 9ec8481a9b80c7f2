import { isFull } from '../../base/device/full-disk.ts'
import { messageOf } from '../../base/formats/message-of.ts'
import { t } from '../../texts/t.ts'

/** Why a tap was not written down, for the scorekeeper. */
export const notSaved = (error: unknown): string => (isFull(error) ? t('game.deviceFull') : messageOf(error))
