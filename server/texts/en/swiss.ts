/** Why teams meet in a swiss round. */
export const swiss = {
  reason: '{{pair}}: {{why}}',
  pair: '{{one}} against {{two}}',

  neighbours: 'neighbours in the ranking',
  next: 'the next in the ranking, as {{others, list}}',
  meets: '{{place}} meets {{opponent}}',
  hasBye: '{{place}} has the bye',
  upperHalf: '{{place}} of the upper half',
  lowerHalf: '{{place}} of the lower half',
  group_one: 'the group with {{count}} win',
  group_other: 'the group with {{count}} wins',
  restOfGroup_one: 'the rest of the group with {{count}} win',
  restOfGroup_other: 'the rest of the group with {{count}} wins',
  halves: '{{one}} against {{two}} of {{group}}',
  oneHalf: {
    upper: 'both of the upper half of {{group}}',
    lower: 'both of the lower half of {{group}}',
  },
  groups: '{{one}} of {{group_of_one}} against {{two}} of {{group_of_two}}',
  movedDown: {
    odd: 'moved down from {{group}}: its number is odd',
    'odd with those above': 'moved down from {{group}}: with those moved down to it its number is odd',
    'fewer meetings': 'moved down from {{group}}, so that fewer teams have to meet again',
  },
  withMoved: '{{why}}, {{place}} {{moved}}',
  withMet: '{{why}}, {{met}}',
  asRefused: '{{why}}, as {{refusals}}',
  besideRefused: '{{why}}; {{refusals}}',

  metAgain: 'they have met, but some teams cannot be spared a rematch',
  metAgainIn_one: 'they have met in round {{rounds, list}}, but some teams cannot be spared a rematch',
  metAgainIn_other: 'they have met in rounds {{rounds, list}}, but some teams cannot be spared a rematch',

  met: '{{one}} and {{two}} have met',
  metIn_one: '{{one}} and {{two}} have met in round {{rounds, list}}',
  metIn_other: '{{one}} and {{two}} have met in rounds {{rounds, list}}',
  othersMet: '{{instead}} would leave {{left}}, who have met',
  othersMetIn_one: '{{instead}} would leave {{left}}, who have met in round {{rounds, list}}',
  othersMetIn_other: '{{instead}} would leave {{left}}, who have met in rounds {{rounds, list}}',
  othersDiffer: '{{instead}} would leave {{left}}, and more games between different numbers of wins',
  againstOne: 'against {{place}} {{consequence}}',
  againstSome: 'against {{places, list(type: disjunction)}}, at best, {{consequence}}',
  againstMany: 'against {{others}} others that come first, at best, {{consequence}}',
  otherMoves: 'with {{place}} instead {{consequence}}',
  consequence: {
    meetings: 'teams would have to meet again',
    groups: 'teams would have to move further',
    'long ways': 'a team would have to move further',
    'down twice': 'a team would move down twice in a row',
    'float after float': 'a team would leave its group twice in a row',
    'pairs within halves': 'more pairs would be within the halves',
    'meetings of others': 'others would have to meet again',
  },

  bye: {
    'fewest byes': '{{place}} has the bye: lowest ranked of the teams with the fewest byes',
    'fewest wins of fewest byes':
      '{{place}} has the bye: lowest ranked with the fewest wins among the teams with the fewest byes',
  },
  byeThatSpares: {
    'fewest byes':
      '{{place}} has the bye: lowest ranked of the teams with the fewest byes that spares the others a rematch',
    'fewest wins of fewest byes':
      '{{place}} has the bye: lowest ranked with the fewest wins among the teams with the fewest byes that spares the others a rematch',
  },
} as const
