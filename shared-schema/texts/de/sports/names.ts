import type { Translated } from '../../translated.ts'
import type { sportNames as english } from '../../en/sports/names.ts'

export const sportNames = {
  ultimate: 'Ultimate',
  goaltimate: 'Goaltimate',
  soccer: 'Fußball',
  basketball: 'Basketball',
  baseball: 'Baseball',
  football: 'American Football',
  tennis: 'Tennis',
  cricket: 'Cricket',
  rugby: 'Rugby',
  'field hockey': 'Feldhockey',
  volleyball: 'Volleyball',
  'table tennis': 'Tischtennis',
  softball: 'Softball',
  'flag football': 'Flag Football',
  lacrosse: 'Lacrosse',
  broomball: 'Broomball',
  'water polo': 'Wasserball',
  handball: 'Handball',
  'ice hockey': 'Eishockey',
  dodgeball: 'Dodgeball',
  kickball: 'Kickball',
  foosball: 'Tischfußball',
} satisfies Translated<typeof english>
