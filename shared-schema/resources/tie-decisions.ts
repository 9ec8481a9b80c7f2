import { choice, described, fixed, link, links, nullable, request, required, text, truth } from './field.ts'
import { dependsOn, partOf } from './link.ts'
import { resource } from './resource.ts'

/** The methods of deciding ties that no criterion breaks. */
export const tieMethods = [
  'coin toss',
  'disc throw',
  'play-off',
  'disciplinary points',
  'ranking of the qualifiers',
  'conduct score',
  'FIFA ranking',
  'decision of the organizer',
] as const

export const tieDecisions = resource({
  family: 'tie_decisions',
  noun: 'tie decision',
  description:
    'The order of teams that are level in every criterion, as a coin, a play-off or the organizer decided it. The latest one counts.',
  short: ['id', 'resource_uri'],
  fields: {
    tournament_id: fixed(required(link('tournaments', partOf, 'tournament'))),
    pool_id: described(
      'The pool in whose standings it counts; the swiss standings if it is null.',
      fixed(nullable(link('pools', dependsOn, 'pool'))),
    ),
    team_ids: described(
      'The level teams, best first.',
      required(links('teams', { owner: 'no', deleted: 'emptied', attach: 'own or entrant', shows: 'none' })),
    ),
    method: described(
      'How it was decided: what the tie-break presets end with, or what the organizer says.',
      choice(tieMethods, 'coin toss'),
    ),
    note: text(2000),
    if_undecided: described(
      'Whether the order is refused (412) if there is one of the same teams already, by somebody else for example.',
      request(truth(false)),
    ),
  },
})
