import { Modal, Stack } from '@mantine/core'
import { isVoid } from '../../../../shared-schema/rules/progress/ruling.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import { HistoryLink } from '../../frame/HistoryLink.tsx'
import { ChangeGame } from '../single-games/ChangeGame.tsx'
import type { GameEvent } from '../single-games/game-form.ts'
import { ClearResult } from './ClearResult.tsx'
import { Rulings } from './Rulings.tsx'
import { ResultForm, type ResultFormProps } from './ResultForm.tsx'

interface ResultDialogProps extends Omit<ResultFormProps, 'named'> {
  /** The game whose result is shown; undefined for none. */
  readonly named: NamedGame | undefined
  readonly event: GameEvent
  readonly onClose: () => void
}

/** The result of one game, to be entered or corrected, and the game itself if it was added by hand. */
export function ResultDialog({ named, event, onClose, ...rest }: ResultDialogProps) {
  return (
    <Modal opened={named !== undefined} onClose={onClose} size="lg" title={named && pairText(named)}>
      {named && (
        <Stack>
          <HistoryLink family="games" id={named.game.id} name={pairText(named)} />
          <ChangeGame event={event} game={named.game} nameOf={rest.nameOf} onRemoved={onClose} />
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
