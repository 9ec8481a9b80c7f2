import { z } from 'zod'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { levels, type Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { Remembered } from './remembered.ts'

const chosen = new Remembered('levels', z.record(z.string(), z.enum(levels)))

/** The level of detail chosen on this device for an event, if any. */
export const chosenLevel = (scope: Scope): Level | undefined => chosen.get()?.[scope]

export const chooseLevel = (scope: Scope, level: Level): void =>
  chosen.set({ ...chosen.get(), [scope]: level })
