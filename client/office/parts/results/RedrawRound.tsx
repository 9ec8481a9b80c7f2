import { Modal, Stack, Text } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { drawnRound, type SwissRound } from '../../data/swiss-rounds.ts'
import { t } from '../../texts/t.ts'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

/**
 * Offers to redraw a round that has not begun. It stays while the old round is deleted and the new one is not
 * drawn yet.
 */
export function RedrawRound({ round, onClose }: { round: SwissRound; onClose: () => void }) {
  const { send, busy, problem } = useChange()
  const name = t('swiss.redraw', { number: round.round_number })
  const { tournament_id, round_number, start_time, visibility } = round
  const redraw = async (): Promise<void> => {
    const removed = await send({
      method: 'DELETE',
      path: `/v1/swiss_rounds/${round.id}/?cascade=true`,
      asOf: round.time_last_updated,
    })
    if (!removed) return
    const drawn = await send({
      method: 'POST',
      path: '/v1/swiss_rounds/',
      body: { tournament_id, round_number, start_time, visibility },
      shape: drawnRound,
    })
    if (drawn) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={name}>
      <Stack>
        <Text>{t('swiss.redrawWhat')}</Text>
        <ProblemAlert problem={problem} />
        <DialogButtons onCancel={onClose}>
          <SendButton busy={busy} onClick={() => void redraw()}>
            {name}
          </SendButton>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
