// The texts of the app by their keys, whenever a tablet loads them.
import german from '../../client/texts/de/scoring.json'
import germanArrival from '../../client/texts/de/arrival.json'
import germanScreens from '../../client/texts/de/screens.json'
import english from '../../client/texts/en/scoring.json'
import englishArrival from '../../client/texts/en/arrival.json'
import englishScreens from '../../client/texts/en/screens.json'
import spanish from '../../client/texts/es/scoring.json'
import spanishArrival from '../../client/texts/es/arrival.json'
import spanishScreens from '../../client/texts/es/screens.json'
import french from '../../client/texts/fr/scoring.json'
import frenchArrival from '../../client/texts/fr/arrival.json'
import frenchScreens from '../../client/texts/fr/screens.json'

export const appWords = {
  en: wordsIn(english, englishArrival, englishScreens),
  de: wordsIn(german, germanArrival, germanScreens),
  es: wordsIn(spanish, spanishArrival, spanishScreens),
  fr: wordsIn(french, frenchArrival, frenchScreens),
}

type Arrival = typeof englishArrival | typeof germanArrival | typeof spanishArrival | typeof frenchArrival
type Screens = typeof englishScreens | typeof germanScreens | typeof spanishScreens | typeof frenchScreens

function wordsIn(scoring: typeof english, arrival: Arrival, screens: Screens) {
  return {
    ...scoring,
    ...arrival,
    ...screens,
    clock: { ...scoring.clock, ...screens.clock },
    common: { ...scoring.common, ...arrival.common, ...screens.common },
    device: { ...scoring.device, ...arrival.device, ...screens.device },
    events: { ...arrival.events, ...screens.events },
    game: { ...scoring.game, ...arrival.game, ...screens.game },
    passes: { ...arrival.passes, ...screens.passes },
  }
}
