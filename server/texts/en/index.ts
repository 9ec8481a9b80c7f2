import { access } from './access.ts'
import { accounts } from './accounts.ts'
import { answers } from './answers.ts'
import { belonging } from './belonging.ts'
import { brackets } from './brackets.ts'
import { disputes } from './disputes.ts'
import { entries } from './entries.ts'
import { families } from './families.ts'
import { fixtures } from './fixtures.ts'
import { formats } from './formats.ts'
import { instead } from './instead.ts'
import { lists } from './lists.ts'
import { mails } from './mails.ts'
import { counted, nouns } from './nouns.ts'
import { overtaken } from './overtaken.ts'
import { passes } from './passes.ts'
import { personalData } from './personal-data.ts'
import { pictures } from './pictures.ts'
import { plays } from './plays.ts'
import { records } from './records.ts'
import { replication } from './replication.ts'
import { requests } from './requests.ts'
import { rounds } from './rounds.ts'
import { scheduling } from './scheduling.ts'
import { signIn } from './sign-in.ts'
import { swiss } from './swiss.ts'
import { takingBack } from './taking-back.ts'
import { teams } from './teams.ts'
import { tournament } from './tournament.ts'

/** What the server says, in English. */
export const server = {
  access,
  accounts,
  answers,
  belonging,
  brackets,
  counted,
  disputes,
  entries,
  families,
  fixtures,
  formats,
  instead,
  lists,
  mails,
  nouns,
  overtaken,
  passes,
  personalData,
  pictures,
  plays,
  records,
  replication,
  requests,
  rounds,
  scheduling,
  signIn,
  swiss,
  takingBack,
  teams,
  tournament,
} as const
