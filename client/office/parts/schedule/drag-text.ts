import type { DndContextProps } from '@dnd-kit/core'
import { t } from '../../texts/t.ts'

/** The screen reader's texts for dragging. The page itself announces the card's place and its conflicts. */
export const dragText = (): NonNullable<DndContextProps['accessibility']> => ({
  screenReaderInstructions: { draggable: t('schedule.howToMove') },
  announcements: {
    onDragStart: () => t('schedule.taken'),
    onDragOver: () => undefined,
    onDragEnd: () => t('schedule.dropped'),
    onDragCancel: () => t('schedule.putBack'),
  },
})
