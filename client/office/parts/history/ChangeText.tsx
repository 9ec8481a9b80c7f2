import { Group, List, Stack, Text } from '@mantine/core'
import { doneText, fieldChangeText, momentText, throughText } from '../../data/history-text.ts'
import { canTakeBack } from '../../data/can-take-back.ts'
import type { HistoryLine } from '../../data/history.ts'
import { t } from '../../texts/t.ts'
import { TakeBack } from './TakeBack.tsx'

/** One change in words, with undo. */
export function ChangeText({ line }: { line: HistoryLine }) {
  const isUpdate = line.operation === 'update'
  return (
    <Group component="article" justify="space-between" align="flex-start" aria-label={doneText(line)}>
      <Stack gap={2} flex={1}>
        <Text fw={700}>{doneText(line)}</Text>
        {isUpdate && (
          <List>
            {Object.keys(line.changes).map(field => (
              <List.Item key={field}>{fieldChangeText(line, field)}</List.Item>
            ))}
          </List>
        )}
        <Text size="sm">
          {t('history.when', { time: momentText(line.time), through: throughText(line) })}
        </Text>
      </Stack>
      {canTakeBack(line) && <TakeBack lines={[line]} name={t('history.takeBack')} />}
    </Group>
  )
}
