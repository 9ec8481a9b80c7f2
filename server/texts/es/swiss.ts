import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { swiss as english } from '../en/swiss.ts'

export const swiss = {
  reason: '{{pair}}: {{why}}',
  pair: '{{one}} contra {{two}}',

  neighbours: 'vecinos en la clasificación',
  next: 'los siguientes en la clasificación, ya que {{others, list}}',
  meets: '{{place}} se enfrenta a {{opponent}}',
  hasBye: '{{place}} descansa',
  upperHalf: '{{place}} de la mitad superior',
  lowerHalf: '{{place}} de la mitad inferior',
  group_one: 'el grupo con {{count}} victoria',
  group_other: 'el grupo con {{count}} victorias',
  restOfGroup_one: 'lo que queda del grupo con {{count}} victoria',
  restOfGroup_other: 'lo que queda del grupo con {{count}} victorias',
  halves: '{{one}} contra {{two}}, en {{group}}',
  oneHalf: {
    upper: 'ambos de la mitad superior, en {{group}}',
    lower: 'ambos de la mitad inferior, en {{group}}',
  },
  groups: '{{one}}, en {{group_of_one}}, contra {{two}}, en {{group_of_two}}',
  movedDown: {
    odd: 'baja desde {{group}}: su número es impar',
    'odd with those above': 'baja desde {{group}}: con los que bajaron a él su número es impar',
    'fewer meetings': 'baja desde {{group}}, para que menos equipos tengan que volver a enfrentarse',
  },
  withMoved: '{{why}}, {{place}} {{moved}}',
  withMet: '{{why}}, {{met}}',
  asRefused: '{{why}}, ya que {{refusals}}',
  besideRefused: '{{why}}; {{refusals}}',

  metAgain: 'ya se han enfrentado, pero no a todos los equipos se les puede evitar volver a enfrentarse',
  metAgainIn_one:
    'se enfrentaron en la ronda {{rounds, list}}, pero no a todos los equipos se les puede evitar volver a enfrentarse',
  metAgainIn_other:
    'se enfrentaron en las rondas {{rounds, list}}, pero no a todos los equipos se les puede evitar volver a enfrentarse',

  met: '{{one}} y {{two}} ya se han enfrentado',
  metIn_one: '{{one}} y {{two}} se enfrentaron en la ronda {{rounds, list}}',
  metIn_other: '{{one}} y {{two}} se enfrentaron en las rondas {{rounds, list}}',
  othersMet: '{{instead}} dejaría {{left}}, que ya se han enfrentado',
  othersMetIn_one: '{{instead}} dejaría {{left}}, que se enfrentaron en la ronda {{rounds, list}}',
  othersMetIn_other: '{{instead}} dejaría {{left}}, que se enfrentaron en las rondas {{rounds, list}}',
  othersDiffer: '{{instead}} dejaría {{left}}, y más partidos entre distintos números de victorias',
  againstOne: 'contra {{place}} {{consequence}}',
  againstSome: 'contra {{places, list(type: disjunction)}}, en el mejor caso, {{consequence}}',
  againstMany: 'contra otros {{others}} que van antes, en el mejor caso, {{consequence}}',
  otherMoves: 'con {{place}} en su lugar {{consequence}}',
  consequence: {
    meetings: 'algunos equipos tendrían que volver a enfrentarse',
    groups: 'algunos equipos tendrían que bajar más',
    'long ways': 'un equipo tendría que bajar más',
    'down twice': 'un equipo bajaría dos veces seguidas',
    'float after float': 'un equipo dejaría su grupo dos veces seguidas',
    'pairs within halves': 'habría más parejas dentro de las mitades',
    'meetings of others': 'otros tendrían que volver a enfrentarse',
  },

  bye: {
    'fewest byes': '{{place}} descansa: el peor clasificado de los equipos con menos descansos',
    'fewest wins of fewest byes':
      '{{place}} descansa: el peor clasificado con menos victorias entre los equipos con menos descansos',
  },
  byeThatSpares: {
    'fewest byes':
      '{{place}} descansa: el peor clasificado de los equipos con menos descansos que evita a los demás volver a enfrentarse',
    'fewest wins of fewest byes':
      '{{place}} descansa: el peor clasificado con menos victorias entre los equipos con menos descansos que evita a los demás volver a enfrentarse',
  },
} satisfies Translated<typeof english>
