import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { CopyTextButton } from '../asking/CopyTextButton.tsx'
import classes from './accounts.module.css'

/** Shows, once, the codes for somebody who has no phone at hand. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Alert color="yellow" title="Keep these backup codes now" role="status" maw={720}>
      <Stack gap="sm">
        <Text>They are shown only this once. Each lets you sign in once without your phone. Write them on paper, or save them where your phone is not.</Text>
        <ul className={classes.codes} aria-label="Backup codes">{codes.map(code => <li key={code}>{code}</li>)}</ul>
        <Group>
          <CopyTextButton label="Backup codes" text={codes.join('\n')} />
          <Button onClick={onDone}>I have kept them</Button>
        </Group>
      </Stack>
    </Alert>
  )
}
