import type { PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { kindText } from './play-text.ts'
import { t } from '../texts/t.ts'

/** The label of the button that ends a period: `End of quarter`, `Half time`. */
export const breakText = (ending: PlayKind, { scoreboard: { period } }: SportDefinition): string =>
  period === null || ending.word === 'halfTime' ? kindText(ending) : t(`game.endOf.${period}`)
