import { z } from 'zod'
import { described, email, forOffice, link, links, list, name, required, text } from './field.ts'
import { mentioned } from './link.ts'
import { resource } from './resource.ts'
import { wrong } from './wrong.ts'

/** The name of a role at a game: referee, scorekeeper, line judge, or another word of the organization. */
export const officialRole = z
  .string({ error: wrong('text') })
  .trim()
  .min(1, { error: wrong('notEmpty') })
  .max(60, { error: wrong('atMostCharacters', { count: 60 }) })
  .refine(value => !value.includes('\u0000'), { error: wrong('noNul') })
  .refine(value => value.isWellFormed(), { error: wrong('noHalfCharacter') })
  .meta({ examples: ['referee'] })

/** Who is wanted in one role at each game of an event. */
export const wantedOfficials = z.object({
  role: officialRole,
  count: z.int().min(1).max(20).describe('How many at each game.'),
  by: z.enum(['official', 'team']).default('official').describe('An official, or a team that owes duty.'),
})
export type WantedOfficials = z.infer<typeof wantedOfficials>

const localMinute = z
  .string({ error: wrong('time') })
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, { error: wrong('time') })

/** A time in which an official cannot come, in the zone of each event. */
export const absence = z.object({
  from: localMinute.describe('Its first minute, as `2026-06-13T09:00`.'),
  to: localMinute.describe('The minute in which the official is available again.'),
})
export type Absence = z.infer<typeof absence>

export const officials = resource({
  family: 'officials',
  noun: 'official',
  description: 'A person who referees, keeps the score or helps at games of an organization.',
  short: ['id', 'name', 'resource_uri'],
  fields: {
    name: name(),
    organization_id: required(
      link('organizations', { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'none' }, null),
    ),
    email: forOffice(described('Where the office writes to them.', email())),
    roles: forOffice(described('The roles that they take; every role if there is none.', list(officialRole))),
    team_ids: forOffice(
      described(
        'The teams to which they belong: those of the organization, and those that take part in its tournaments. They officiate at no game of these.',
        links('teams', { ...mentioned, attach: 'entrant' }),
      ),
    ),
    unavailable: forOffice(described('When they cannot come, in the zone of each event.', list(absence))),
    info: forOffice(text(2000)),
  },
})
