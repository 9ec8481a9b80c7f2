import { Alert, Button, Stack } from '@mantine/core'
import { Link } from 'wouter'

interface DisputeNoticeProps {
  readonly scores: readonly string[]
  /** Where it is decided; null for whoever may not. */
  readonly deskAt: string | null
}

/** Says that other tablets have other scores for the game. Nothing is blocked by it. */
export function DisputeNotice({ scores, deskAt }: DisputeNoticeProps) {
  if (scores.length === 0) return null
  return (
    <Alert color="yellow" title="Another tablet has a different score for this game: the office decides">
      <Stack gap="xs" align="flex-start">
        It has {scores.join(' and ')}. Go on recording: nothing is lost, and the office sees both.
        {deskAt !== null && <Button component={Link} href={deskAt}>Compare and decide</Button>}
      </Stack>
    </Alert>
  )
}
