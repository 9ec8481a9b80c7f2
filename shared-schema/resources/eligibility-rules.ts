import { date, described, notOnTablets, nullable, truth, within } from './field.ts'

const age = () => nullable(within(0, 120))
const players = () => nullable(within(1, 1000))

/** Who may play in an event. The rules lead to warnings, and refuse nothing. */
export const eligibilityRules = () => ({
  minimum_age: described('The youngest age on the day of `age_on`.', notOnTablets(age())),
  maximum_age: described('The oldest age on that day, not below the youngest.', notOnTablets(age())),
  age_on: described(
    'The day on which the age counts; the first day of the event if it is null.',
    notOnTablets(nullable(date())),
  ),
  minimum_roster: described('The fewest players on the roster of a team.', notOnTablets(players())),
  maximum_roster: described(
    'The most players on the roster of a team, not below the fewest.',
    notOnTablets(players()),
  ),
  one_team_per_player: described(
    'Whether a player is on the roster of one team alone, in all divisions of the event.',
    notOnTablets(truth(false)),
  ),
  licence_required: described('Whether each player needs a licence number.', notOnTablets(truth(false))),
})
