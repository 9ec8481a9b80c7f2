import { Modal, Stack, Text, UnstyledButton } from '@mantine/core'
import { chooseShirt, shirtOf, shirts$ } from '../../base/device/shirts.ts'
import { colorsOfShirts, shirtColors } from '../../base/look/shirts.ts'
import { useLatest } from '../../components/use-latest.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { t } from '../../texts/t.ts'
import classes from './shirts.module.css'

/** The colours of the teams' shirts, as this device shows them. */
export function ChooseShirts({ view, onClose }: { view: GameView; onClose: () => void }) {
  const shirts = useLatest(shirts$, shirts$.value)
  return (
    <Modal opened onClose={onClose} title={t('game.shirts.title')}>
      <Stack>
        <Text>{t('game.shirts.what')}</Text>
        {view.sides.map(({ id, name }) => {
          if (id === null) return null
          const chosen = shirtOf(shirts, id)
          return (
            <div key={id} className={classes.shirts} role="group" aria-label={name}>
              <strong>{name}</strong>
              <UnstyledButton
                className={classes.shirt}
                aria-pressed={chosen === undefined}
                onClick={() => chooseShirt(id, undefined)}
              >
                {t('game.shirts.usual')}
              </UnstyledButton>
              {shirtColors.map(color => (
                <UnstyledButton
                  key={color}
                  className={classes.shirt}
                  aria-pressed={chosen === color}
                  onClick={() => chooseShirt(id, color)}
                >
                  <span className={classes.sample} style={{ background: colorsOfShirts[color] }} />
                  {t(`game.shirts.${color}`)}
                </UnstyledButton>
              ))}
            </div>
          )
        })}
      </Stack>
    </Modal>
  )
}
