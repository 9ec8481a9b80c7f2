import { Alert, Button, Stack, Text } from '@mantine/core'

interface ProblemAlertProps {
  /** Why something was not done; null if nothing went wrong. */
  readonly problem: string | null
  /** What may help, if something does. */
  readonly remedy?: { readonly name: string; readonly onClick: () => void }
}

/** Why something was not done, in words. */
export function ProblemAlert({ problem, remedy }: ProblemAlertProps) {
  if (problem === null) return null
  return (
    <Alert color="red" role="alert">
      <Stack align="flex-start" gap="xs">
        <Text>{problem}</Text>
        {remedy && (
          <Button variant="default" onClick={remedy.onClick}>
            {remedy.name}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
