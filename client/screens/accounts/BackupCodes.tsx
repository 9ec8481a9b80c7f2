import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { CopyTextButton } from '../../components/CopyTextButton.tsx'
import { t } from '../../texts/t.ts'
import classes from './accounts.module.css'

/** Shows, once, the codes for somebody who has no phone at hand. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Alert color="yellow" title={t('twoStep.keepCodes')} role="status" maw={720}>
      <Stack gap="sm">
        <Text>{t('twoStep.keepCodesWhat')}</Text>
        <ul className={classes.codes} aria-label={t('twoStep.backupCodes')}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <CopyTextButton label={t('twoStep.backupCodes')} text={codes.join('\n')} />
          <Button onClick={onDone}>{t('twoStep.codesKept')}</Button>
        </Group>
      </Stack>
    </Alert>
  )
}
