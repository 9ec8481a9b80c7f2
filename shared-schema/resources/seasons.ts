import { z } from 'zod'
import { presetNames } from '../rules/standings/preset-names.ts'
import {
  choice,
  computed,
  date,
  described,
  link,
  list,
  name,
  notOnTablets,
  nullable,
  required,
  truth,
  within,
} from './field.ts'
import { eligibilityRules } from './eligibility-rules.ts'
import { gameRules } from './game-rules.ts'
import { criterion, pointDecision, tieOrder } from './league-table.ts'
import { below } from './link.ts'
import { wantedOfficials } from './officials.ts'
import { resource, slug } from './resource.ts'

const points = () => nullable(within(-100, 1000))
const bonus = () => nullable(within(1, 9999))

export const seasons = resource({
  family: 'seasons',
  noun: 'season',
  description: 'A finite period of a league.',
  page: record => `seasons/${record.id}/${slug(`${leagueName(record.league)}${String(record.name)}`)}/`,
  pageLinks: ['league'],
  fields: {
    name: name(),
    league_id: required(link('leagues', below, 'league')),
    start_date: nullable(date()),
    end_date: nullable(date()),
    ...gameRules(),
    ...eligibilityRules(),
    tie_break_preset: described(
      'Whose rules rank the season, with their points; those that are usual in its sport if it is null.',
      nullable(choice(presetNames)),
    ),
    tie_break_criteria: described(
      'The criteria in their order, if they are others than those of the preset.',
      list(criterion),
    ),
    points_for_win: described("What a game gives, if it is not as in the preset's rules.", points()),
    points_for_overtime_win: described(
      'As `points_for_win` if that is given and this is null; the same with losses.',
      points(),
    ),
    points_for_tie: points(),
    points_for_overtime_loss: points(),
    points_for_loss: points(),
    bonus_narrow_loss: described('Who loses by no more than this has a point more.', bonus()),
    bonus_second_score: described(
      'Who has at least so much in the second score, such as four tries, has a point more.',
      bonus(),
    ),
    bonus_second_score_lead: described(
      'The same point for a team that has so much more there than the opponent.',
      bonus(),
    ),
    point_decisions: described(
      'Points that somebody gave to teams of the season, or took from them, with the reason.',
      list(pointDecision),
    ),
    tie_decisions: described(
      'The order of teams that are level in every criterion, as a coin, a play-off or the organizer decided it. The last one counts.',
      list(tieOrder),
    ),
    officials_wanted: described(
      'Who is to officiate at each game: officials or teams on duty, how many in each role.',
      notOnTablets(list(wantedOfficials)),
    ),
    is_public: described(
      'A public season can be read without signing in, even where its organization cannot: its teams, its table, and its games outside of tournaments.',
      truth(false),
    ),
    is_closed: described(
      'Whether it is over and locked: its games outside of tournaments and their results stay as they are until it is opened again.',
      notOnTablets(truth(false)),
    ),
    is_event: described(
      'Whether it is an event of its own for the reader: it may be opened, and is more than the frame of its tournaments.',
      computed(z.boolean()),
    ),
  },
})

function leagueName(league: unknown): string {
  return typeof league === 'object' && league !== null && 'name' in league ? `${String(league.name)} ` : ''
}
