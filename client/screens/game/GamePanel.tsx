import { Alert, Text } from '@mantine/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { shareReplay } from 'rxjs'
import { mayRecord } from '../../accounts/may-record.ts'
import { guardTaps } from '../../components/guard-taps.ts'
import { reserveSpace } from '../../components/reserve-space.ts'
import { later } from '../../components/later.tsx'
import { useServices } from '../../components/services.ts'
import { useKeptFocus } from '../../components/use-kept-focus.ts'
import { afterOthers, useLatest } from '../../components/use-latest.ts'
import { useWakeLock } from '../../components/use-wake-lock.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { Level, PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { choicesAt, chosenPlay, withOnlyPlayers, type PlayChoice } from '../../scoring/play-choices.ts'
import { recordedLevel } from '../../scoring/recorded-level.ts'
import { hasOpenQuestion, isAskedAbout } from '../../scoring/questions.ts'
import { watchGame } from '../../scoring/watch-game.ts'
import { ClockStrip } from './clock/ClockStrip.tsx'
import { useTimedGame } from './clock/use-timed-game.ts'
import { Controls } from './Controls.tsx'
import classes from './game.module.css'
import {
  AfterGame,
  DownloadProgress,
  ShortcutHelp,
  Undone,
  WhereIsField,
  WhoMayRecord,
} from './lazy-parts.ts'
import { PlayButtons } from './PlayButtons.tsx'
import { OftenPlays } from './OftenPlays.tsx'
import { PointButtons } from './PointButtons.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { ScoreBoard } from './ScoreBoard.tsx'
import { useFits } from './use-fits.ts'
import { useLevel } from './use-level.ts'
import { useRecording } from './use-recording.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTapFeedback } from './use-tap-feedback.ts'
import { t } from '../../texts/t.ts'

const Notices = later(async () => (await import('./Notices.tsx')).Notices)
const MorePlays = later(async () => (await import('./MorePlays.tsx')).MorePlays)
// The last one is loaded first: the first tap asks its questions.
const PlayQuestions = later(async () => (await import('./PlayQuestions.tsx')).PlayQuestions)

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
  const view$ = useMemo(
    () => watchGame(open, gameId).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    [open, gameId],
  )
  const view = useLatest<GameView | null | undefined>(view$, undefined, afterOthers)
  const game = useTimedGame(useRecording(open, gameId, view?.sides), open.deviceId, view)
  const [more, setMore] = useState(false)
  const [tab, setTab] = useState('plays')
  const [chosenLevel, chooseLevel] = useLevel(open.scope)
  const { ask, asking } = game
  const done = useCallback(() => ask(null), [ask])
  const part = useKeptFocus<HTMLDivElement>()
  const [boardFits, board] = useFits()
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
  const { huge, often, more: others } = choicesAt(level, view.sport, view.isInShootout)
  const record = (choice: PlayChoice, own: number, other: number | null): void => {
    setMore(false)
    const play = withOnlyPlayers(view.sport, chosenPlay(choice, own, other), view.sides)
    if (level !== 'score' && isAskedAbout(choice.kind) && !view.isBarred) return void game.play(play)
    // The open question about a score ends with the next score.
    if (choice.kind.points !== undefined) ask(null)
    void game.record({ kind: 'play', data: play })
  }
  const recordKind = (kind: PlayKind, own: number, other: number | null): void =>
    record({ kind, preset: {} }, own, other)
  const changeLevel = (next: Level): void => {
    ask(null)
    chooseLevel(next)
  }
  const mine = typeof view.keptBy === 'string'
  const keepsScore = view.keptBy === 'this device' || mayRecord(remembered.roles, view.organizations)
  const recording = keepsScore && mine && !view.settled && view.status !== 'final'
  // Plays that do not count need no names.
  const question = view.isBarred ? null : asking
  const isOpen = question && hasOpenQuestion(view.sport, question.play)
  return (
    <div
      className={classes.room}
      ref={part}
      tabIndex={-1}
      onPointerDown={recording ? () => open.recorder.getReady() : undefined}
    >
      <div className={classes.panel}>
        <div className={classes.board} ref={board} data-fits={boardFits || undefined}>
          <ScoreBoard view={view} view$={view$} deviceId={open.deviceId} screenStaysOn={screenStaysOn}>
            <ClockStrip
              view={view}
              deviceId={open.deviceId}
              onToggle={recording ? game.toggleClock : undefined}
            />
          </ScoreBoard>
          {keepsScore && !view.settled && (
            <>
              {level === 'score' && !view.isInShootout ? (
                <PointButtons board={view.sport.scoreboard} view={view} game={game} enabled={recording} />
              ) : (
                <PlayButtons choices={huge} view={view} enabled={recording} onChoose={record} />
              )}
              <Controls
                view={view}
                gameId={gameId}
                database={open.database}
                game={game}
                mine={mine}
                more={more}
                onMore={() => setMore(!more)}
              />
            </>
          )}
        </div>
        <div className={classes.stage}>
          {game.problem !== null && (
            <Alert color="red" role="alert" title={t('game.notSaved')}>
              {t('game.notSavedWhy', { why: game.problem })}
            </Alert>
          )}
          {recording && more && (
            <MorePlays
              view={view}
              deviceId={open.deviceId}
              game={game}
              kinds={others}
              level={level}
              onChoose={recordKind}
              onLevel={changeLevel}
              onDone={() => setMore(false)}
            />
          )}
          {recording && !more && question && (
            <PlayQuestions
              key={question.root}
              play={question.play}
              view={view}
              game={game}
              onPick={play => game.record({ kind: 'play', data: { ...play, replaces: question.root } })}
              onDone={done}
            />
          )}
          {recording && !more && !isOpen && often.length > 0 && (
            <OftenPlays view={view} kinds={often} onChoose={recordKind} />
          )}
          {keepsScore && mine && !more && <Undone game={game} view={view} />}
          {keepsScore && mine && view.status === 'final' && (
            <AfterGame
              open={open}
              gameId={gameId}
              onSpirit={view.sport.hasSpirit && tab !== 'spirit' ? () => setTab('spirit') : undefined}
            />
          )}
          {keepsScore && <Notices open={open} gameId={gameId} view={view} game={game} />}
        </div>
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
    </div>
  )
}
