/** How tournaments are played, in words. */
export const formats = {
  onePool: 'everybody against everybody',
  pools_one: '{{count}} pool of {{size}}',
  pools_other: '{{count}} pools of {{size}}',
  poolsOf_one: '{{count}} pool of {{least}} to {{most}}',
  poolsOf_other: '{{count}} pools of {{least}} to {{most}}',
  swiss_one: '{{count}} swiss round',
  swiss_other: '{{count}} swiss rounds',
  then: '{{first}}, then {{brackets, list}}',
  bracket: {
    'single elimination': 'a knock-out for places {{first}}–{{last}}',
    'double elimination': 'a double elimination for places {{first}}–{{last}}',
    consolation: 'a knock-out with consolation for places {{first}}–{{last}}',
    'full placement': 'a bracket in which everybody plays on, for places {{first}}–{{last}}',
  },
  later: {
    swiss_rounds: 'Once all games of the round before are final.',
    brackets: 'Once the last swiss round is final: it says who plays in the bracket.',
  },

  teams: 'must be 2 to {{most}} to look for formats, not {{teams}}',
  beyond:
    'A bracket is asked for the places {{from}} to {{to}}. There are teams on places up to {{last}} only, so it is made for those.',
  flaw: {
    none: 'must name at least one stage',
    groups: 'may have pools or swiss rounds once, not several times',
    order: 'must have its pools or swiss rounds before its brackets',
    pools: 'has too many pools for {{teams}} teams: two teams in each are the least',
    rounds: 'has too many swiss rounds for {{teams}} teams: there must be fewer rounds than teams',
    'bracket size': 'has a bracket on whose places fewer than 2 or more than 256 of {{teams}} teams stand',
    'places twice': 'has brackets that share places: each place may be in one of them',
  },
  mayNotMake: 'Only an owner or admin of its organization may say how this tournament is played.',
  exists:
    'The tournament has pools, brackets or swiss rounds already. Say that these are to take their place.',
  played_one:
    '{{count}} game has begun or is over, so the format stays. Single pools and brackets can still be added.',
  played_other:
    '{{count}} games have begun or are over, so the format stays. Single pools and brackets can still be added.',
} as const
