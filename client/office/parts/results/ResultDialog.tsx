import { Modal, Stack } from '@mantine/core'
import { isVoid } from '../../../../shared-schema/rules/progress/ruling.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import { HistoryLink } from '../../frame/HistoryLink.tsx'
import { ClearResult } from './ClearResult.tsx'
import { Rulings } from './Rulings.tsx'
import { ResultForm, type ResultFormProps } from './ResultForm.tsx'

interface ResultDialogProps extends Omit<ResultFormProps, 'named'> {
  /** The game whose result is shown; undefined for none. */
  readonly named: NamedGame | undefined
  readonly onClose: () => void
}

/** The result of one game, to be entered or corrected. */
export function ResultDialog({ named, onClose, ...rest }: ResultDialogProps) {
  return (
    <Modal opened={named !== undefined} onClose={onClose} size="lg" title={named && pairText(named)}>
      {named && (
        <Stack>
          <HistoryLink family="games" id={named.game.id} name={pairText(named)} />
          {!isVoid(named.game.ruling) && <ResultForm key={named.game.id} named={named} {...rest} />}
          <Rulings named={named} nameOf={rest.nameOf} />
          <div>
            <ClearResult key={`clear/${named.game.id}`} game={named.game} nameOf={rest.nameOf} />
          </div>
        </Stack>
      )}
    </Modal>
  )
}
