import { Stack, Text, Title } from '@mantine/core'
import type { ShownConflict } from '../../../../shared-schema/api/schedule.ts'
import { t } from '../../texts/t.ts'
import { TextList } from './TextList.tsx'

interface ConflictsProps {
  /** Undefined until they are read. */
  readonly found: readonly ShownConflict[] | undefined
  /** The conflicts of placed games. */
  readonly shown: readonly ShownConflict[]
}

/** The conflicts of the games on a board, in words. */
export const Conflicts = ({ found, shown }: ConflictsProps) => (
  <Stack component="section" gap="xs" aria-label={t('schedule.conflicts')}>
    <Title order={2} size="h3">
      {t('schedule.conflicts')}
    </Title>
    {found && shown.length === 0 && <Text role="status">{t('schedule.noConflict')}</Text>}
    <TextList texts={shown} />
    {found && shown.length < found.length && <Text>{t('schedule.unplacedClashes')}</Text>}
  </Stack>
)
