import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { t } from '../../texts/t.ts'

interface MayComeAgainProps {
  readonly onRenew: () => void
  readonly onLeave: () => void
}

/** After a pass was ended for somebody: that they can come in again while they know the link, and a new one. */
export function MayComeAgain({ onRenew, onLeave }: MayComeAgainProps) {
  return (
    <Alert component="li" color="yellow" role="status" maw={720}>
      <Stack gap="sm">
        <Text>{t('passes.mayComeAgain')}</Text>
        <Group>
          <Button onClick={onRenew}>{t('passes.newLink')}</Button>
          <Button variant="default" onClick={onLeave}>
            {t('passes.leaveLink')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
