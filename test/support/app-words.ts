// The texts of the app by their keys, whenever a tablet loads them.
import german from '../../client/texts/de/scoring.json'
import germanArrival from '../../client/texts/de/arrival.json'
import germanScreens from '../../client/texts/de/screens.json'
import english from '../../client/texts/en/scoring.json'
import englishArrival from '../../client/texts/en/arrival.json'
import englishScreens from '../../client/texts/en/screens.json'

export const appWords = {
  en: wordsIn(english, englishArrival, englishScreens),
  de: wordsIn(german, germanArrival, germanScreens),
}

function wordsIn(
  scoring: typeof english,
  arrival: typeof englishArrival | typeof germanArrival,
  screens: typeof englishScreens | typeof germanScreens,
) {
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
