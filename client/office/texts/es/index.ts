import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { office as english } from '../en/index.ts'
import { calendar } from './calendar.ts'
import { copy } from './copy.ts'
import { day } from './day.ts'
import { decisions } from './decisions.ts'
import { details } from './details.ts'
import { fixtures } from './fixtures.ts'
import { format } from './format.ts'
import { frame } from './frame.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { lists } from './lists.ts'
import { people } from './people.ts'
import { players } from './players.ts'
import { pictures } from './pictures.ts'
import { results } from './results.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { sites } from './sites.ts'
import { spirit } from './spirit.ts'
import { start } from './start.ts'
import { swiss } from './swiss.ts'
import { table } from './table.ts'
import { teams } from './teams.ts'
import { todo } from './todo.ts'

/** What the office says, in Spanish. */
export const office = {
  calendar,
  copy,
  day,
  decisions,
  details,
  fixtures,
  format,
  frame,
  history,
  home,
  lists,
  people,
  players,
  pictures,
  results,
  schedule,
  search,
  sites,
  spirit,
  start,
  swiss,
  table,
  teams,
  todo,
} satisfies Translated<typeof english>
