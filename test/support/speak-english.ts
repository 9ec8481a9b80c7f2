import { sports } from '../../shared-schema/sports/names.ts'
import { addSportWords } from '../../client/texts/sport-words.ts'
import { loadPart, speak } from '../../client/texts/texts.ts'

// What the app loads when it needs it is there from the start in tests of its parts.
await speak('en')
await loadPart(() => Promise.all(sports.map(addSportWords)))
