import { Alert } from '@mantine/core'

/** Says that other tablets have other scores for the game. Nothing is blocked by it. */
export function DisputeNotice({ scores }: { scores: readonly string[] }) {
  if (scores.length === 0) return null
  return (
    <Alert color="yellow" title="Another tablet has a different score for this game: the office decides">
      It has {scores.join(' and ')}. Go on recording: nothing is lost, and the office sees both.
    </Alert>
  )
}
