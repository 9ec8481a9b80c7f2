// The texts of the app by their keys, whether a tablet loads them at once or later.
import german from '../../client/texts/de/scoring.json'
import germanScreens from '../../client/texts/de/screens.json'
import english from '../../client/texts/en/scoring.json'
import englishScreens from '../../client/texts/en/screens.json'

export const appWords = {
  en: {
    ...english,
    ...englishScreens,
    common: { ...english.common, ...englishScreens.common },
    clock: { ...english.clock, ...englishScreens.clock },
    device: { ...english.device, ...englishScreens.device },
    game: { ...english.game, ...englishScreens.game },
  },
  de: {
    ...german,
    ...germanScreens,
    common: { ...german.common, ...germanScreens.common },
    clock: { ...german.clock, ...germanScreens.clock },
    device: { ...german.device, ...germanScreens.device },
    game: { ...german.game, ...germanScreens.game },
  },
}
