import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { formats as english } from '../en/formats.ts'

export const formats = {
  onePool: 'todos contra todos',
  pools_one: '{{count}} grupo de {{size}}',
  pools_other: '{{count}} grupos de {{size}}',
  poolsOf_one: '{{count}} grupo de {{least}} a {{most}}',
  poolsOf_other: '{{count}} grupos de {{least}} a {{most}}',
  swiss_one: '{{count}} ronda suiza',
  swiss_other: '{{count}} rondas suizas',
  then: '{{first}}, después {{brackets, list}}',
  bracket: {
    'single elimination': 'eliminatoria por los puestos {{first}}–{{last}}',
    'double elimination': 'doble eliminación por los puestos {{first}}–{{last}}',
    consolation: 'eliminatoria con consolación por los puestos {{first}}–{{last}}',
    'full placement': 'un cuadro en el que todos siguen jugando, por los puestos {{first}}–{{last}}',
  },
  later: {
    swiss_rounds: 'En cuanto todos los partidos de la ronda anterior hayan terminado.',
    brackets: 'En cuanto la última ronda suiza haya terminado: ella dice quién juega en el cuadro.',
  },

  teams: 'debe ser de 2 a {{most}} para buscar formatos, no {{teams}}',
  beyond:
    'Se pide un cuadro para los puestos {{from}} a {{to}}. Solo hay equipos hasta el puesto {{last}}, así que se hace para esos.',
  flaw: {
    none: 'debe nombrar al menos una fase',
    groups: 'puede tener grupos o rondas suizas una vez, no varias',
    order: 'debe tener sus grupos o rondas suizas antes de sus cuadros',
    pools: 'tiene demasiados grupos para {{teams}} equipos: al menos dos equipos en cada uno',
    rounds: 'tiene demasiadas rondas suizas para {{teams}} equipos: debe haber menos rondas que equipos',
    'bracket size': 'tiene un cuadro en cuyos puestos hay menos de 2 o más de 256 de los {{teams}} equipos',
    'places twice': 'tiene cuadros que comparten puestos: cada puesto puede estar en uno solo',
  },
  mayNotMake: 'Solo un propietario o administrador de su organización puede decir cómo se juega este torneo.',
  exists: 'El torneo ya tiene grupos, cuadros o rondas suizas. Diga que estos deben ocupar su lugar.',
  played_one:
    '{{count}} partido ha empezado o ha terminado, por eso el formato se queda. Todavía se pueden añadir grupos y cuadros.',
  played_other:
    '{{count}} partidos han empezado o han terminado, por eso el formato se queda. Todavía se pueden añadir grupos y cuadros.',
} as const satisfies Translated<typeof english>
