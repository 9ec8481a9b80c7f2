import { Progress as Bar, Stack, Text } from '@mantine/core'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import type { Progress } from '../data/store-plan.ts'
import { t } from '../texts/t.ts'

interface ListProgressProps {
  /** The progress of a list that is being stored, or was interrupted; null for any other list. */
  readonly progress: Progress | null
  readonly busy: boolean
  readonly problem: string | null
}

/** The progress of storing a list, and the reason if it broke off. */
export const ListProgress = ({ progress, busy, problem }: ListProgressProps) => (
  <>
    {busy && progress && (
      <Stack gap={4} maw={520}>
        <Text role="status">{t('lists.storing', { done: progress.done, all: progress.all })}</Text>
        <Bar value={(100 * progress.done) / progress.all} aria-hidden />
      </Stack>
    )}
    {!busy && problem !== null && progress && progress.done > 0 && (
      <Text role="status">{t('lists.brokeOff', { done: progress.done, all: progress.all })}</Text>
    )}
    <ProblemAlert problem={problem} />
  </>
)
