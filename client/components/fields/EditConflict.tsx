import { Button, Group, Text } from '@mantine/core'
import { t } from '../../texts/t.ts'

/**
 * A note next to a field that somebody else changed during editing.
 * @param theirs the value that they stored, in words
 */
export function EditConflict({ theirs, onTake }: { theirs: string; onTake: () => void }) {
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{t('forms.meanwhile', { theirs })}</Text>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t('forms.takeTheirs')}
      </Button>
    </Group>
  )
}
