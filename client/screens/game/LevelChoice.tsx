import { Button, Modal, Stack } from '@mantine/core'
import { levels, type Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { capital } from '../../base/formats/capital.ts'
import classes from './game.module.css'
import { t } from '../../texts/t.ts'

interface LevelChoiceProps {
  readonly level: Level
  readonly onChoose: (level: Level) => void
  readonly onClose: () => void
}

/** The recording level. It can be changed at any time: existing entries stay, and count. */
export function LevelChoice({ level, onChoose, onClose }: LevelChoiceProps) {
  return (
    <Modal opened onClose={onClose} title={t('game.levelQuestion')} size="lg" closeOnClickOutside={false}>
      <Stack>
        {levels.map(choice => (
          <Button
            key={choice}
            className={classes.level}
            variant={choice === level ? 'filled' : 'default'}
            aria-pressed={choice === level}
            onClick={() => onChoose(choice)}
          >
            <span>
              <b>{capital(t(`game.level.${choice}`))}</b> <small>{t(`game.levelWhat.${choice}`)}</small>
            </span>
          </Button>
        ))}
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </Stack>
    </Modal>
  )
}
