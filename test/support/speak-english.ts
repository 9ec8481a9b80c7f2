import { sports } from '../../shared-schema/sports/names.ts'
import { addSportWords } from '../../client/texts/sport-words.ts'
import { loadPart, speak } from '../../client/texts/texts.ts'

// In tests of single parts, the lazily loaded texts are there from the start.
await speak('en')
await loadPart(() => Promise.all(sports.map(addSportWords)))
