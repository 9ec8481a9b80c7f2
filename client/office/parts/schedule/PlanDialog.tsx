import { Alert, Loader, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../frame/problem-text.ts'
import { wouldBe } from '../../data/previews.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { TextList } from './TextList.tsx'

interface PlanRequest {
  readonly method: 'POST'
  readonly path: string
  readonly body: object
}

/** The texts about an answer. */
interface AnswerTexts {
  readonly summary: string
  readonly texts: readonly { readonly text: string }[]
  /** Whether the change would have any effect. */
  readonly isWorthSending: boolean
}

interface PlanDialogProps<Answer> {
  readonly title: string
  /** The organizer's options. */
  readonly children: ReactNode
  readonly change: PlanRequest
  readonly shape: z.ZodType<Answer>
  /** Whether enough is chosen for a preview. */
  readonly isComplete: boolean
  readonly describe: (answer: Answer) => AnswerTexts
  /** The versions that detect somebody else's change, sent in addition to the rest. */
  readonly seen?: object
  /** The current state if somebody else changed something meanwhile, and the versions to send then. */
  readonly now?: { readonly lines: readonly string[]; readonly seen: object }
  readonly sendName: string
  readonly onClose: () => void
}

/** A change of many games together, with a preview. */
export function PlanDialog<Answer>(props: PlanDialogProps<Answer>) {
  const { title, children, change, shape, isComplete, describe, seen, now, sendName, onClose } = props
  const { send, busy, problem, isChangedSince } = useChange()
  const preview = useQuery({ ...wouldBe(change, shape), enabled: isComplete })
  const answer = isComplete && preview.data !== undefined ? describe(preview.data) : null
  const isRefused = now !== undefined && isChangedSince
  const make = async (asSeen: object | undefined): Promise<void> => {
    if (await send({ ...change, body: { ...change.body, ...asSeen }, shape })) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        {children}
        {preview.error && <ProblemAlert problem={problemText(preview.error)} />}
        {preview.isFetching && !preview.data && (
          <Loader size="sm" role="status" aria-label={clientT('common.loading')} />
        )}
        {answer && (
          <Stack gap="xs" role="status">
            <Text fw={700}>{answer.summary}</Text>
            <TextList texts={answer.texts} />
          </Stack>
        )}
        {isRefused && (
          <Alert color="yellow" role="alert" title={t('schedule.meanwhile')}>
            <TextList texts={now.lines.map(text => ({ text }))} />
          </Alert>
        )}
        <ProblemAlert problem={isRefused ? null : problem} />
        <DialogButtons onCancel={onClose}>
          <SendButton
            busy={busy}
            disabled={answer?.isWorthSending !== true}
            onClick={() => void make(isRefused ? now.seen : seen)}
          >
            {isRefused ? t('schedule.allTheSame') : sendName}
          </SendButton>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
