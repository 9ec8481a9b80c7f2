import type { Translated } from '../../translated.ts'
import type { sportNames as english } from '../../en/sports/names.ts'

export const sportNames = {
  ultimate: 'Ultimate',
  goaltimate: 'Goaltimate',
  soccer: 'Football',
  basketball: 'Basket-ball',
  baseball: 'Baseball',
  football: 'Football américain',
  tennis: 'Tennis',
  cricket: 'Cricket',
  rugby: 'Rugby',
  'field hockey': 'Hockey sur gazon',
  volleyball: 'Volley-ball',
  'table tennis': 'Tennis de table',
  softball: 'Softball',
  'flag football': 'Flag football',
  lacrosse: 'Crosse',
  broomball: 'Ballon-balai',
  'water polo': 'Water-polo',
  handball: 'Handball',
  'ice hockey': 'Hockey sur glace',
  dodgeball: 'Balle aux prisonniers',
  kickball: 'Kickball',
  foosball: 'Baby-foot',
} satisfies Translated<typeof english>
