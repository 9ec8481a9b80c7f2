import { later } from '../../components/later.tsx'

// The parts of a game's screen that are shown after a tap, and not from the start.

export const AfterGame = later(async () => (await import('./end/AfterGame.tsx')).AfterGame)
export const BoxScoreTable = later(async () => (await import('./BoxScoreTable.tsx')).BoxScoreTable)
export const CourseOfScore = later(async () => (await import('./CourseOfScore.tsx')).CourseOfScore)
export const ChooseShirts = later(async () => (await import('./ChooseShirts.tsx')).ChooseShirts)
export const CorrectPlay = later(async () => (await import('./CorrectPlay.tsx')).CorrectPlay)
export const DownloadProgress = later(
  async () => (await import('../event/DownloadProgress.tsx')).DownloadProgress,
)
export const EndGame = later(async () => (await import('./end/EndGame.tsx')).EndGame)
export const ForfeitGame = later(async () => (await import('./ForfeitGame.tsx')).ForfeitGame)
export const LevelChoice = later(async () => (await import('./LevelChoice.tsx')).LevelChoice)
export const LineOffers = later(async () => (await import('./LineOffers.tsx')).LineOffers)
export const LineUp = later(async () => (await import('./LineUp.tsx')).LineUp)
export const LineUpLines = later(async () => (await import('./LineUpLines.tsx')).LineUpLines)
export const NextPlayer = later(async () => (await import('./NextPlayer.tsx')).NextPlayer)
export const NoteForm = later(async () => (await import('./NoteForm.tsx')).NoteForm)
export const PeriodTable = later(async () => (await import('./PeriodTable.tsx')).PeriodTable)
export const PictureOf = later(async () => (await import('../../components/PictureOf.tsx')).PictureOf)
export const RefusedLines = later(async () => (await import('./RefusedLines.tsx')).RefusedLines)
export const RoleQuestion = later(async () => (await import('./RoleQuestion.tsx')).RoleQuestion)
export const ShirtsWorn = later(async () => (await import('./ShirtsWorn.tsx')).ShirtsWorn)
export const SituationBoard = later(async () => (await import('./SituationBoard.tsx')).SituationBoard)
export const SetClock = later(async () => (await import('./clock/SetClock.tsx')).SetClock)
export const ShareGame = later(async () => (await import('./ShareGame.tsx')).ShareGame)
export const ShortcutHelp = later(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp)
export const SpiritSheet = later(async () => (await import('./SpiritSheet.tsx')).SpiritSheet)
export const StoryList = later(async () => (await import('./StoryList.tsx')).StoryList)
export const Undone = later(async () => (await import('./Undone.tsx')).Undone)
export const WhoMayRecord = later(async () => (await import('./WhoMayRecord.tsx')).WhoMayRecord)
export const WhereIsField = later(async () => (await import('./WhereIsField.tsx')).WhereIsField)
