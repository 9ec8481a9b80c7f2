import type { Translated } from '../../translated.ts'
import type { sportNames as english } from '../../en/sports/names.ts'

export const sportNames = {
  ultimate: 'Ultimate',
  goaltimate: 'Goaltimate',
  soccer: 'Fútbol',
  basketball: 'Baloncesto',
  baseball: 'Béisbol',
  football: 'Fútbol americano',
  tennis: 'Tenis',
  cricket: 'Críquet',
  rugby: 'Rugby',
  'field hockey': 'Hockey sobre hierba',
  volleyball: 'Voleibol',
  'table tennis': 'Tenis de mesa',
  softball: 'Sóftbol',
  'flag football': 'Fútbol bandera',
  lacrosse: 'Lacrosse',
  broomball: 'Broomball',
  'water polo': 'Waterpolo',
  handball: 'Balonmano',
  'ice hockey': 'Hockey sobre hielo',
  dodgeball: 'Balón prisionero',
  kickball: 'Kickball',
  foosball: 'Futbolín',
} satisfies Translated<typeof english>
