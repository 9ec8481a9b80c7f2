import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { client as english } from '../en/index.ts'
import { account } from './account.ts'
import { app } from './app.ts'
import { clock } from './clock.ts'
import { common } from './common.ts'
import { device } from './device.ts'
import { disputes } from './disputes.ts'
import { events } from './events.ts'
import { figures } from './figures.ts'
import { game } from './game.ts'
import { handover } from './handover.ts'
import { home } from './home.ts'
import { language } from './language.ts'
import { league } from './league.ts'
import { notCounted } from './notCounted.ts'
import { office } from './office.ts'
import { passes } from './passes.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { programs } from './programs.ts'
import { reading } from './reading.ts'
import { scoring } from './scoring.ts'
import { signIn } from './signIn.ts'
import { spirit } from './spirit.ts'
import { status } from './status.ts'
import { tablet } from './tablet.ts'
import { twoStep } from './twoStep.ts'

/** What the tablet says, in Spanish. */
export const client = {
  account,
  app,
  clock,
  common,
  device,
  disputes,
  events,
  figures,
  game,
  handover,
  home,
  language,
  league,
  notCounted,
  office,
  passes,
  passkeys,
  people,
  programs,
  reading,
  scoring,
  signIn,
  spirit,
  status,
  tablet,
  twoStep,
} satisfies Translated<typeof english>
