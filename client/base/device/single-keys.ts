import { z } from 'zod'
import { Remembered } from './remembered.ts'

const chosen = new Remembered('single-keys', z.boolean())

/**
 * Whether single keys of a keyboard tap buttons: people who use speech input, or rest a hand on the keys,
 * turn it off.
 */
export const singleKeysWork = (): boolean => chosen.get() ?? true

export const letSingleKeysWork = (work: boolean): void => chosen.set(work)
