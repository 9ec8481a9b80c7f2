import { brackets } from '../../../../shared-schema/texts/fr/brackets.ts'
import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { client as english } from '../../en/screens/index.ts'
import { spirit as spiritOfBoth } from '../../../../shared-schema/texts/fr/spirit.ts'
import { standings } from '../../../../shared-schema/texts/fr/standings.ts'
import { sportNames } from '../../../../shared-schema/texts/fr/sports/names.ts'
import { account } from './account.ts'
import { disputes } from './disputes.ts'
import { events } from './events.ts'
import { figures } from './figures.ts'
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
import { sending } from './sending.ts'
import { signIn } from './signIn.ts'
import { sites } from './sites.ts'
import { spirit } from './spirit.ts'
import { tablet } from './tablet.ts'
import { twoStep } from './twoStep.ts'

/** What all other screens say, in French. */
export const client = {
  account,
  disputes,
  events,
  figures,
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
  sending,
  signIn,
  sites,
  spirit,
  tablet,
  twoStep,
} satisfies Translated<typeof english>

/** What both sides say, of which these screens need this. */
export const shared = { brackets, spirit: spiritOfBoth, sportNames, standings }
