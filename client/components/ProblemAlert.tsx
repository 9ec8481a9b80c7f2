import { Alert, Button, Stack, Text } from '@mantine/core'

interface ProblemAlertProps {
  /** The error message; null if nothing went wrong. */
  readonly problem: string | null
  /** A possible remedy. */
  readonly remedy?: { readonly name: string; readonly onClick: () => void }
}

/** An error message, with a remedy if there is one. */
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
