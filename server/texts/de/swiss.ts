import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { swiss as english } from '../en/swiss.ts'

export const swiss = {
  reason: '{{pair}}: {{why}}',
  pair: '{{one}} gegen {{two}}',

  neighbours: 'Nachbarn in der Rangliste',
  next: 'die Nächsten in der Rangliste, weil {{others, list}}',
  meets: '{{place}} auf {{opponent}} trifft',
  hasBye: '{{place}} das Freilos hat',
  upperHalf: '{{place}} der oberen Hälfte',
  lowerHalf: '{{place}} der unteren Hälfte',
  group_one: 'der Gruppe mit {{count}} Sieg',
  group_other: 'der Gruppe mit {{count}} Siegen',
  restOfGroup_one: 'dem Rest der Gruppe mit {{count}} Sieg',
  restOfGroup_other: 'dem Rest der Gruppe mit {{count}} Siegen',
  halves: '{{one}} gegen {{two}} aus {{group}}',
  oneHalf: {
    upper: 'beide aus der oberen Hälfte in {{group}}',
    lower: 'beide aus der unteren Hälfte in {{group}}',
  },
  groups: '{{one}} aus {{group_of_one}} gegen {{two}} aus {{group_of_two}}',
  movedDown: {
    odd: 'abgestiegen aus {{group}}, deren Anzahl ungerade ist',
    'odd with those above': 'abgestiegen aus {{group}}: Mit denen von oben ist ihre Anzahl ungerade',
    'fewer meetings': 'abgestiegen aus {{group}}, damit weniger Teams erneut aufeinandertreffen müssen',
  },
  withMoved: '{{why}}, {{place}} {{moved}}',
  withMet: '{{why}}, {{met}}',
  asRefused: '{{why}}, denn {{refusals}}',
  besideRefused: '{{why}}; {{refusals}}',

  metAgain:
    'sie haben schon gegeneinander gespielt, aber nicht allen Teams bleibt eine erneute Begegnung erspart',
  metAgainIn_one:
    'sie haben in Runde {{rounds, list}} gegeneinander gespielt, aber nicht allen Teams bleibt eine erneute Begegnung erspart',
  metAgainIn_other:
    'sie haben in den Runden {{rounds, list}} gegeneinander gespielt, aber nicht allen Teams bleibt eine erneute Begegnung erspart',

  met: '{{one}} und {{two}} haben schon gegeneinander gespielt',
  metIn_one: '{{one}} und {{two}} haben in Runde {{rounds, list}} gegeneinander gespielt',
  metIn_other: '{{one}} und {{two}} haben in den Runden {{rounds, list}} gegeneinander gespielt',
  othersMet: '{{instead}} ließe {{left}} übrig, die schon gegeneinander gespielt haben',
  othersMetIn_one:
    '{{instead}} ließe {{left}} übrig, die in Runde {{rounds, list}} gegeneinander gespielt haben',
  othersMetIn_other:
    '{{instead}} ließe {{left}} übrig, die in den Runden {{rounds, list}} gegeneinander gespielt haben',
  othersDiffer: '{{instead}} ließe {{left}} übrig, und mehr Spiele zwischen verschiedenen Siegzahlen',
  againstOne: 'gegen {{place}} {{consequence}}',
  againstSome: 'gegen {{places, list(type: disjunction)}} {{consequence}}, im besten Fall',
  againstMany: 'gegen {{others}} andere, die vorher kommen, {{consequence}}, im besten Fall',
  otherMoves: 'mit {{place}} stattdessen {{consequence}}',
  consequence: {
    meetings: 'müssten Teams erneut aufeinandertreffen',
    groups: 'müssten Teams weiter absteigen',
    'long ways': 'müsste ein Team weiter absteigen',
    'down twice': 'müsste ein Team zweimal hintereinander absteigen',
    'float after float': 'müsste ein Team zweimal hintereinander seine Gruppe verlassen',
    'pairs within halves': 'gäbe es mehr Paare innerhalb der Hälften',
    'meetings of others': 'müssten andere erneut aufeinandertreffen',
  },

  bye: {
    'fewest byes':
      '{{place}} hat das Freilos: unter den Teams mit den wenigsten Freilosen am weitesten hinten',
    'fewest wins of fewest byes':
      '{{place}} hat das Freilos: mit den wenigsten Siegen am weitesten hinten unter den Teams mit den wenigsten Freilosen',
  },
  byeThatSpares: {
    'fewest byes':
      '{{place}} hat das Freilos: am weitesten hinten unter den Teams mit den wenigsten Freilosen, das den anderen eine erneute Begegnung erspart',
    'fewest wins of fewest byes':
      '{{place}} hat das Freilos: mit den wenigsten Siegen am weitesten hinten unter den Teams mit den wenigsten Freilosen, das den anderen eine erneute Begegnung erspart',
  },
} satisfies Translated<typeof english>
