import { Alert, Button, MantineProvider, Stack } from '@mantine/core'
import { theme } from './theme.ts'

/** Shown when the device's storage cannot be opened: without it nothing recorded would last. */
export function StartFailed({ why }: { why: string }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <Stack p="lg">
        <Alert color="red" title="Sideline cannot store anything on this device">
          Private windows and full disks have this effect. The browser says: {why}
        </Alert>
        <Button onClick={() => location.reload()}>Try again</Button>
      </Stack>
    </MantineProvider>
  )
}
