import { Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { turnedGames$ } from '../../base/device/turned-games.ts'
import { guardTaps } from '../../components/guard-taps.ts'
import { reserveSpace } from '../../components/reserve-space.ts'
import { useServices } from '../../components/services.ts'
import { useFocusRestoration } from '../../components/use-focus-restoration.ts'
import { useLatest } from '../../components/use-latest.ts'
import { useWakeLock } from '../../components/use-wake-lock.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { choicesAt, type PlayChoice } from '../../scoring/play-choices.ts'
import { recordedLevel } from '../../scoring/recorded-level.ts'
import { Board } from './Board.tsx'
import classes from './game.module.css'
import { DownloadProgress, ShirtsWorn, ShortcutHelp, WhereIsField, WhoMayRecord } from './lazy-parts.ts'
import { recordChoice } from './record-choice.ts'
import { RecordTabs } from './RecordTabs.tsx'
import { rightsIn } from './rights.ts'
import { Stage } from './Stage.tsx'
import { Turned } from './turned.ts'
import { useGame } from './use-game.ts'
import { useLevel } from './use-level.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTapFeedback } from './use-tap-feedback.ts'
import { t } from '../../texts/t.ts'

/**
 * The score, the buttons that change it and the plays so far. Elements that come and go are below the buttons
 * and the tabs, and a disabled button keeps its place: nothing moves under a finger.
 */
export function GamePanel({
  open,
  gameId,
  onTeams,
}: {
  open: OpenScope
  gameId: number
  onTeams: (names: string) => void
}) {
  const {
    session: { remembered },
  } = useServices()
  useLatest(remembered.account$, remembered.account$.value)
  const { view$, view, game } = useGame(open, gameId)
  const [more, setMore] = useState(false)
  const [tab, setTab] = useState('plays')
  const isTurned = useLatest(turnedGames$, turnedGames$.value).includes(gameId)
  const [chosenLevel, chooseLevel] = useLevel(open.scope)
  const part = useFocusRestoration<HTMLDivElement>()
  const [helping, setHelping] = useState(false)
  useShortcuts(useCallback(() => setHelping(true), []))
  useTapFeedback(part, Boolean(view))
  const teams = view?.sides.map(({ name }) => name).join(' – ')
  useEffect(() => {
    if (teams !== undefined) onTeams(teams)
  }, [teams, onTeams])
  useEffect(guardTaps, [])
  useEffect(reserveSpace, [])
  const screenStaysOn = useWakeLock(view?.status === 'live')
  if (view === undefined) return null
  if (view === null) {
    return (
      <>
        <Text>{t('game.notHere')}</Text>
        <DownloadProgress open={open} empty />
      </>
    )
  }
  const level = chosenLevel ?? recordedLevel(view.sport, view.lines)
  const choices = choicesAt(level, view.sport, view.isInShootout)
  const record = (choice: PlayChoice, own: number, other: number | null): void => {
    setMore(false)
    recordChoice({ choice, own, other }, view, game, level)
  }
  const changeLevel = (next: Level): void => {
    game.ask(null)
    chooseLevel(next)
  }
  const rights = rightsIn(view, remembered.roles)
  const { keepsScore, mine, recording } = rights
  return (
    <div
      className={classes.room}
      ref={part}
      tabIndex={-1}
      onPointerDown={recording ? () => open.recorder.getReady() : undefined}
    >
      <Turned value={isTurned}>
        <ShirtsWorn sides={view.sides} room={part} />
        <div className={classes.panel} data-turned={isTurned || undefined}>
          <Board
            open={open}
            gameId={gameId}
            view={view}
            view$={view$}
            game={game}
            level={level}
            huge={choices.huge}
            rights={rights}
            screenStaysOn={screenStaysOn}
            more={more}
            onMore={() => setMore(!more)}
            onChoose={record}
            onSpirit={view.sport.hasSpirit ? () => setTab('spirit') : undefined}
          />
          <Stage
            open={open}
            gameId={gameId}
            view={view}
            game={game}
            level={level}
            choices={choices}
            rights={rights}
            more={more}
            onLess={() => setMore(false)}
            onChoose={(kind, own, other) => record({ kind, preset: {} }, own, other)}
            onLevel={changeLevel}
          />
          <RecordTabs
            gameId={gameId}
            view={view}
            game={game}
            level={level}
            tab={tab}
            onTab={setTab}
            keepsScore={keepsScore}
            editable={keepsScore && mine && !view.settled}
          />
          {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
          <div className={classes.aside}>
            {view.fieldId !== null && <WhereIsField open={open} fieldId={view.fieldId} />}
            {!keepsScore && <WhoMayRecord name={remembered.account$.value?.person.name} />}
          </div>
        </div>
      </Turned>
    </div>
  )
}
