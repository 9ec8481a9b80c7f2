import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { problemText } from '../../frame/problem-text.ts'
import { movePreview, type BoardEvent, type Move } from '../../data/schedule.ts'
import { t } from '../../texts/t.ts'
import { TextList } from './TextList.tsx'

interface ClashesProps {
  readonly event: BoardEvent
  readonly moves: readonly Move[]
}

/** The conflicts that moving games would cause. They forbid nothing. */
export function Clashes({ event, moves }: ClashesProps) {
  const { data, error } = useQuery({ ...movePreview(event, moves), enabled: moves.length > 0 })
  if (error) return <Text>{problemText(error)}</Text>
  if (!data) return <Text>{t('schedule.asksClashes')}</Text>
  const ids = new Set(moves.map(({ game }) => game.id))
  const own = data.conflicts.filter(({ game_ids }) => game_ids.some(id => ids.has(id)))
  return own.length === 0 ? <Text>{t('schedule.noClash')}</Text> : <TextList texts={own} />
}
