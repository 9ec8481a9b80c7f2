import type { DndContextProps } from '@dnd-kit/core'
import { t } from '../../texts/t.ts'

/**
 * What a reader of the screen says of dragging. Where a card is, and what clashes there, the page itself
 * says.
 */
export const dragWords = (): NonNullable<DndContextProps['accessibility']> => ({
  screenReaderInstructions: { draggable: t('schedule.howToMove') },
  announcements: {
    onDragStart: () => t('schedule.taken'),
    onDragOver: () => undefined,
    onDragEnd: () => t('schedule.dropped'),
    onDragCancel: () => t('schedule.putBack'),
  },
})
