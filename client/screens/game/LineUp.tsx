import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import type { SideNumber } from '../../../shared-schema/sports/model/situation.ts'
import { absentPlayers, markAbsent } from '../../base/device/absent-players.ts'
import type { GameView, Side } from '../../scoring/game-view.ts'
import { lineChanges } from '../../scoring/line-ups.ts'
import classes from './game.module.css'
import { PlayerChip } from './PlayerChip.tsx'
import { TeamChoice } from './TeamChoice.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface LineUpProps {
  readonly view: GameView
  readonly game: Game
  readonly onClose: () => void
}

/**
 * The players on the field, for each team: starters, and later any number of substitutions together; and
 * absent players. Changes are recorded on saving.
 */
export function LineUp({ view, game, onClose }: LineUpProps) {
  const [one, two] = view.sides
  const [shown, setShown] = useState<SideNumber>(0)
  const [marking, setMarking] = useState<'on field' | 'absent'>('on field')
  const [on, setOn] = useState(() => new Set(playersOf(one, two).filter(view.isOnField)))
  const [absent, setAbsent] = useState(() => new Set(absentPlayers(view.id)))
  const side = view.sides[shown]
  const turn = (player: PlayerReference): void => {
    if (marking === 'on field') setOn(toggled(on, player))
    else {
      setAbsent(toggled(absent, player))
      if (!absent.has(player)) setOn(new Set([...on].filter(other => other !== player)))
    }
  }
  const save = async (): Promise<void> => {
    const changes = [one, two].flatMap(side => lineChanges(side, player => on.has(player), view))
    markAbsent(view.id, [...absent])
    if (await game.record(...changes)) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('game.lineUp')} size="xl" closeOnClickOutside={false}>
      <Stack>
        <TeamChoice sides={view.sides} side={shown} onSide={setShown} />
        <Group grow>
          {(['on field', 'absent'] as const).map(mark => (
            <Button
              key={mark}
              variant={mark === marking ? 'filled' : 'default'}
              aria-pressed={mark === marking}
              onClick={() => setMarking(mark)}
            >
              {mark === 'absent'
                ? t('game.absent', { many: many(side, absent) })
                : t('game.onField', { many: many(side, on), players: view.sport.structure.players })}
            </Button>
          ))}
        </Group>
        <Text>{marking === 'absent' ? t('game.absentWhat') : t('game.onFieldWhat')}</Text>
        <div key={shown} className={classes.chips} role="group" aria-label={side.name}>
          {side.roster.map(({ reference, number, name }) => (
            <PlayerChip
              key={reference}
              player={reference}
              number={number}
              name={name}
              isChosen={(marking === 'absent' ? absent : on).has(reference)}
              isTaken={false}
              away={view.isOut(reference) ? 'out' : absent.has(reference) ? 'absent' : null}
              onTap={turn}
            />
          ))}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => void save()}>{t('common.save')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

const playersOf = (...sides: Side[]): PlayerReference[] =>
  sides.flatMap(({ roster }) => roster.map(({ reference }) => reference))

const toggled = (set: ReadonlySet<PlayerReference>, player: PlayerReference): Set<PlayerReference> =>
  set.has(player) ? new Set([...set].filter(one => one !== player)) : new Set([...set, player])

const many = ({ roster }: Side, set: ReadonlySet<PlayerReference>): number =>
  roster.filter(({ reference }) => set.has(reference)).length
