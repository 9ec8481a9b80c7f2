import { z } from 'zod'
import { date, integer, name, truth, within } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'

const withTeams = truth(false)
  .input.default(false)
  .describe('Whether its teams come along, with their rosters; not those of other organizations.')

const withPasses = truth(false)
  .input.default(false)
  .describe(
    'Whether its passes come along, and those of its fields and sites that are for its days or end with it, with all days moved. A copied pass lets nobody in until its address is made.',
  )

/** The body of a request to copy a tournament. */
export const tournamentCopyBody = z
  .object(
    {
      name: name().input.describe('The name of the new tournament.'),
      start_date: date().input.describe('Its first day; it lasts as many days as the other.'),
      season_id: integer().input.optional().describe('Its season; that of the other if it is left out.'),
      with_teams: withTeams,
      with_passes: withPasses,
    },
    { error: wrong('object') },
  )
  .describe('What differs from the tournament that is copied.')
export type TournamentCopy = z.infer<typeof tournamentCopyBody>

const movedSeason = z.object(
  {
    season_id: integer().input.describe('A season of divisions.'),
    new_season_id: integer().input.describe('The season of their copies.'),
  },
  { error: wrong('object') },
)

/** The body of a request to copy an event with divisions. */
export const meetCopyBody = z
  .object(
    {
      name: name().input.describe('The name of the new event.'),
      start_date: date().input.describe(
        'Its first day; it lasts as many days as the other, and its divisions begin on the same of these days.',
      ),
      seasons: z
        .array(movedSeason, { error: wrong('list') })
        .max(50, { error: wrong('list') })
        .default([])
        .describe('The seasons of the new divisions. Divisions of a season that is left out stay in it.'),
      with_teams: withTeams,
      with_passes: withPasses,
    },
    { error: wrong('object') },
  )
  .describe('What differs from the event that is copied.')
export type MeetCopy = z.infer<typeof meetCopyBody>

const promotion = z.object(
  {
    upper: name().input.describe('A division; its last teams go down.'),
    lower: name().input.describe('Another one; its best teams go up.'),
    teams: within(1, 100).input.describe('How many go up.'),
    down: within(0, 100)
      .input.optional()
      .describe('How many go down; as many as go up without it. Fewer keep a division full that teams left.'),
  },
  { error: wrong('object') },
)

/** The body of a request to copy a season. */
export const seasonCopyBody = z
  .object(
    {
      name: name().input.describe('The name of the new season.'),
      start_date: date().input.describe('Its first day; it lasts as many days as the other.'),
      with_teams: withTeams,
      promotions: z
        .array(promotion, { error: wrong('list') })
        .max(50, { error: wrong('list') })
        .default([])
        .describe('With `with_teams`: the divisions whose teams change places, by the final table.'),
    },
    { error: wrong('object') },
  )
  .describe('What differs from the season that is copied.')
export type SeasonCopy = z.infer<typeof seasonCopyBody>
