import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { client as english } from '../en/index.ts'
import { handover } from '../../../shared-schema/texts/es/handover.ts'
import { words } from '../../../shared-schema/texts/es/sports/common.ts'
import { verdicts } from '../../../shared-schema/texts/es/verdicts.ts'
import { app } from './app.ts'
import { clock } from './clock.ts'
import { common } from './common.ts'
import { device } from './device.ts'
import { download } from './download.ts'
import { game } from './game.ts'
import { scoring } from './scoring.ts'
import { status } from './status.ts'

/** What the tablet says while a game is scored, in Spanish. */
export const client = {
  app,
  clock,
  common,
  device,
  download,
  game,
  scoring,
  status,
} satisfies Translated<typeof english>

/** What both sides say, of which scoring needs this, and the words of the sport that is played. */
export const shared = { ...words, handover, verdicts }
