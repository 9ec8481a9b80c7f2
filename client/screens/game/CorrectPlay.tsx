import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Level, PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { Recording } from '../../sync/recording/recorder.ts'
import { changedPlay } from '../../scoring/changed-play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { chosenPlay } from '../../scoring/play-choices.ts'
import { playTitle } from '../../scoring/play-text.ts'
import { hasQuestions } from '../../scoring/questions.ts'
import type { TimelineLine } from '../../scoring/timeline.ts'
import classes from './game.module.css'
import { NoteField } from './NoteForm.tsx'
import { PlayQuestions } from './PlayQuestions.tsx'
import { recordCorrection } from './record-correction.ts'
import type { Game } from './use-recording.ts'
import { WhatHappened } from './WhatHappened.tsx'
import { t } from '../../texts/t.ts'

interface CorrectPlayProps {
  readonly line: TimelineLine
  readonly view: GameView
  readonly game: Game
  readonly level: Level
  readonly onClose: () => void
}

/**
 * The current step for a line: changing its answers, or its kind or team, removing it, or inserting another
 * one next to it.
 */
type Doing = 'answers' | 'what' | 'removing' | 'before' | 'after'

/**
 * Corrects a play in its place: its players and numbers, its kind and team, or removes it; nothing is
 * recorded before it is confirmed. A play inserted before or after it counts at the tap like any play, and
 * its questions follow.
 */
export function CorrectPlay({ line, view, game, level, onClose }: CorrectPlayProps) {
  const { root, entry, title, detail, reason } = line
  const [changed, setChanged] = useState<Play | null>(null)
  const [doing, setDoing] = useState<Doing>('answers')
  const play = changed ?? (entry.kind === 'play' ? entry.data : null)
  const close = (isSaved: boolean): void => {
    if (isSaved) onClose()
  }
  const save = async (): Promise<void> =>
    close(!changed || (await recordCorrection(root.id, changed, view, game)))
  const withdrawal: Recording = { kind: 'withdrawal', data: { entry_id: root.id } }
  const change = (data: Play): Promise<boolean> => {
    // The questions know nothing of a note that was written meanwhile.
    const note = changed?.what_happened
    setChanged(note === undefined ? data : { ...data, what_happened: note })
    return Promise.resolve(true)
  }
  const chooseKind = async (kind: PlayKind, own: number, other: number | null): Promise<void> => {
    const choice = { kind, preset: {} }
    if (doing === 'what' && play) {
      setChanged(changedPlay(view.sport, play, choice, own, other))
      return setDoing('answers')
    }
    const data = chosenPlay(choice, own, other)
    if (doing === 'what' || level === 'score' || !hasQuestions(kind)) return choose({ kind: 'play', data })
    close(await game.play(data, anchor))
  }
  /** Points and ends of periods cannot be corrected: the right entry replaces them. */
  const choose = async (recording: Recording): Promise<void> =>
    close(
      await (doing === 'what'
        ? game.record(withdrawal, { ...recording, after: root.id })
        : game.record({ ...recording, after: anchor })),
    )
  const anchor = doing === 'before' ? line.before : root.id
  const heading = {
    answers: changed ? playTitle(changed, view.names) : title,
    removing: title,
    what: t('game.whatElse', { what: title }),
    before: t('game.beforeIt', { what: title }),
    after: t('game.afterIt', { what: title }),
  }[doing]
  return (
    <Modal opened onClose={onClose} title={heading} size="xl" closeOnClickOutside={false}>
      <Stack>
        {doing === 'answers' && !changed && detail !== '' && <Text>{detail}</Text>}
        {reason !== null && <Text fw={700}>{reason}</Text>}
        {doing === 'answers' && play && (
          <PlayQuestions
            key={`${play.type} ${playTitle(play, view.names)}`}
            play={play}
            view={view}
            game={game}
            onPick={change}
          />
        )}
        {doing === 'answers' && play && (
          <NoteField
            note={play.what_happened ?? ''}
            onNote={what_happened => setChanged({ ...play, what_happened })}
          />
        )}
        {(doing === 'what' || doing === 'before' || doing === 'after') && (
          <WhatHappened
            view={view}
            level={doing === 'what' && play ? 'plays' : level}
            onPlay={(kind, own, other) => void chooseKind(kind, own, other)}
            onRecording={recording => void choose(recording)}
          />
        )}
        {doing === 'removing' ? (
          <RemovalQuestion
            key="removing"
            what={title}
            onRemove={() => void game.record(withdrawal).then(close)}
            onKeep={() => setDoing('answers')}
          />
        ) : doing === 'answers' ? (
          <Group key="correcting">
            <Button variant="default" leftSection={<IconTrash />} onClick={() => setDoing('removing')}>
              {t('game.removeOffer')}
            </Button>
            {(play || line.side !== null) && (
              <Button variant="default" onClick={() => setDoing('what')}>
                {t('game.whatElseOffer')}
              </Button>
            )}
            {line.before !== null && (
              <Button variant="default" onClick={() => setDoing('before')}>
                {t('game.insertBefore')}
              </Button>
            )}
            <Button variant="default" onClick={() => setDoing('after')}>
              {t('game.insertAfter')}
            </Button>
          </Group>
        ) : (
          <Group key="choosing" justify="flex-end">
            <Button variant="default" onClick={() => setDoing('answers')}>
              {t('game.backToIt')}
            </Button>
          </Group>
        )}
        {doing === 'answers' && (
          <div className={classes.saving}>
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            {play && (
              <Button disabled={!changed} onClick={() => void save()}>
                {t('common.save')}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Modal>
  )
}

interface RemovalQuestionProps {
  readonly what: string
  readonly onRemove: () => void
  readonly onKeep: () => void
}

const RemovalQuestion = ({ what, onRemove, onKeep }: RemovalQuestionProps) => (
  <Group justify="flex-end" role="group" aria-label={t('game.removeIt')}>
    <Text fw={700}>{t('game.removeQuestion', { what })}</Text>
    <Button color="red" leftSection={<IconTrash />} onClick={onRemove}>
      {t('common.remove')}
    </Button>
    <Button variant="default" onClick={onKeep}>
      {t('common.keepIt')}
    </Button>
  </Group>
)
