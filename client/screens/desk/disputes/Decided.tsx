import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { EventClock } from '../../../base/formats/event-clock.ts'
import { undoDecision, type Dispute } from '../../../reading/desk/disputes.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { useRequest } from '../../../components/use-request.ts'
import { decisionText, sheetText } from './dispute-text.ts'
import { t } from '../../../texts/t.ts'

/** A decision, with its author, time and undo. */
export function Decided({
  dispute,
  moment,
  onUndone,
}: {
  dispute: Dispute
  moment: EventClock
  onUndone: () => void
}) {
  const undo = useRequest()
  return (
    <Stack>
      <Alert color="green" role="status" icon={<IconCheck />} title={t('disputes.decided')}>
        <Stack align="flex-start" gap="xs">
          <Text>{decisionText(dispute, moment)}</Text>
          {dispute.sheets
            .filter(({ counts }) => !counts)
            .map(sheet => (
              <Text key={sheet.sheet_id}>{t('disputes.doesNotCount', { sheet: sheetText(sheet) })}</Text>
            ))}
          <Text>{t('disputes.decidedWhat')}</Text>
        </Stack>
      </Alert>
      <ProblemAlert problem={undo.problem} />
      <Button
        variant="default"
        size="lg"
        leftSection={<IconArrowBackUp />}
        loading={undo.busy}
        onClick={() => void undo.send(() => undoDecision(dispute.game_id).then(onUndone))}
      >
        {t('disputes.undo')}
      </Button>
    </Stack>
  )
}
