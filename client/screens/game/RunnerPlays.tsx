import { Button, Modal, Stack } from '@mantine/core'
import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { Runner } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { PlayChoice } from '../../scoring/play-choices.ts'
import { kindText } from '../../scoring/play-text.ts'
import { choicesOf } from '../../scoring/questions.ts'
import { t } from '../../texts/t.ts'

interface RunnerPlaysProps {
  readonly runner: Runner
  readonly view: GameView
  readonly onChoose: (choice: PlayChoice) => void
  readonly onClose: () => void
}

/** The plays of a runner on base: comes home, is out, or is on another base. */
export function RunnerPlays({ runner, view, onChoose, onClose }: RunnerPlaysProps) {
  const name = runner.player === null ? '?' : view.names.player(runner.player)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('game.whatRunnerDoes', { player: name })}
      closeOnClickOutside={false}
    >
      <Stack>
        {view.sport.rules.kinds
          .filter(({ ofRunner }) => ofRunner === true)
          .flatMap(kind => choicesFor(kind, runner))
          .map(choice => (
            <Button
              key={`${choice.kind.type} ${choice.preset.int_1}`}
              size="lg"
              variant="default"
              onClick={() => onChoose(choice)}
            >
              {choice.preset.int_1 == null
                ? kindText(choice.kind)
                : t('game.onTheBase', { base: choice.preset.int_1 })}
            </Button>
          ))}
        <Button variant="subtle" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </Stack>
    </Modal>
  )
}

/** One choice, or one for each base that the play can name. */
function choicesFor(kind: PlayKind, { player }: Runner): PlayChoice[] {
  const preset: Partial<Play> = { player_1_id: player }
  const bases = kind.values?.int_1 ? choicesOf(kind.values.int_1) : null
  return bases ? bases.map(int_1 => ({ kind, preset: { ...preset, int_1 } })) : [{ kind, preset }]
}
