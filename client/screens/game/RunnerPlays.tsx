import { Button, Group, Modal, Stack } from '@mantine/core'
import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { PlayChoice } from '../../scoring/play-choices.ts'
import { kindText } from '../../scoring/play-text.ts'
import { choicesOf } from '../../scoring/questions.ts'
import { t } from '../../texts/t.ts'
import type { RunnerOnBase } from './BasesPicture.tsx'

interface RunnerPlaysProps {
  readonly runner: RunnerOnBase
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
        {ofRunners
          .flatMap(named => view.sport.rules.kinds.filter(({ ofRunner }) => ofRunner === named))
          .map(kind => (
            <Group key={kind.type} grow>
              {choicesFor(kind, runner).map(({ words, ...choice }) => (
                <Button key={words} size="lg" variant="default" onClick={() => onChoose(choice)}>
                  {words}
                </Button>
              ))}
            </Group>
          ))}
        <Button variant="subtle" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </Stack>
    </Modal>
  )
}

/** First the plays of the runner alone, then those on a ball that the batter hits. */
const ofRunners = ['player_1_id', 'int_1'] as const

interface RunnerChoice extends PlayChoice {
  readonly words: string
}

/** One choice, or one for each other base to which the play can bring the runner. */
function choicesFor(kind: PlayKind, { player, base }: RunnerOnBase): RunnerChoice[] {
  const words = kindText(kind)
  if (kind.ofRunner === 'int_1') return [{ kind, preset: { int_1: base }, words }]
  const bases = kind.values?.int_1 && choicesOf(kind.values.int_1)
  if (!bases) return [{ kind, preset: { player_1_id: player }, words }]
  return bases
    .filter(to => to !== base)
    .map(to => ({
      kind,
      preset: { player_1_id: player, int_1: to },
      words: t('game.onTheBase', { base: to }),
    }))
}
