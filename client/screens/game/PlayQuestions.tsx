import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { later } from '../../components/later.tsx'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { offeredKind } from '../../scoring/play-choices.ts'
import { capital } from '../../base/formats/capital.ts'
import { playTitle } from '../../scoring/play-text.ts'
import { askedAtTap, isTrue, questionsOf, truthsOf, turned, type Question } from '../../scoring/questions.ts'
import classes from './game.module.css'
import { PlayerChoice } from './PlayerChoice.tsx'
import type { Game } from './use-recording.ts'
import { sharedT, t } from '../../texts/t.ts'

const NumberChoice = later(async () => (await import('./NumberChoice.tsx')).NumberChoice)

interface PlayQuestionsProps {
  /** The play as it was recorded. */
  readonly play: Play
  readonly view: GameView
  readonly game: Game
  /** Stores the play with one more answer. */
  readonly onPick: (play: Play) => Promise<boolean>
  /** Called after the last answer, or if no more answers are wanted; without it the questions stay. */
  readonly onDone?: () => void
}

/** Asks for the players and further details of a play. All answers are optional. */
export function PlayQuestions({ play: recorded, view, game, onPick, onDone }: PlayQuestionsProps) {
  // The play with the answers so far: a second answer must also contain the first one.
  const [play, setPlay] = useState(recorded)
  const kind = useMemo(() => offeredKind(view.sport, play), [view.sport, play])
  const isAsked = onDone !== undefined
  const questions = useMemo(
    () => (kind ? (isAsked ? askedAtTap(kind) : questionsOf(kind)) : []),
    [kind, isAsked],
  )
  const [step, setStep] = useState(() => firstOpen(questions, recorded, isAsked))
  const question = questions[step]
  /** The number that is to be below 0, though it has no digits yet. */
  const [negative, setNegative] = useState<Question['of'] | null>(null)
  // Players and numbers that are known, such as the bowler of the over, are not asked on the way.
  const next = questions.findIndex(({ of }, index) => index > step && (!isAsked || play[of] === null))
  const isLast = next < 0
  const goOn = useCallback(() => (isLast ? onDone?.() : setStep(next)), [isLast, next, onDone])
  const say = useCallback(
    (picked: Play): Promise<boolean> => {
      setPlay(picked)
      return onPick(picked)
    },
    [onPick],
  )
  const answer = useCallback(
    async (picked: Play): Promise<void> => {
      const saved = question && picked[question.of] === play[question.of] ? true : say(picked)
      // The next question comes immediately, for a quick second tap to answer it and not this one.
      if (!isLast) goOn()
      // After the last answer the questions close once it is on the disk.
      if ((await saved) && isLast) goOn()
    },
    [play, question, isLast, goOn, say],
  )
  // A value that follows from the situation is there to correct, and not asked on the way.
  const truths = (kind ? truthsOf(kind) : []).filter(({ value }) => !isAsked || !value.follows)
  if (questions.length + truths.length === 0) return null
  return (
    <section className={classes.picker} aria-label={playTitle(play, view.names)}>
      <div className={classes.pickerHead}>
        <strong className={classes.pickerTitle}>{playTitle(play, view.names)}</strong>
        {questions.map((one, index) => (
          <Button
            key={one.of}
            className={classes.role}
            variant={index === step ? 'filled' : 'default'}
            aria-pressed={index === step}
            onClick={() => setStep(index)}
          >
            <span className={classes.clamped}>
              {t('game.roleIs', {
                role: capital(wordOf(one)),
                player: answerText(one, play, view, one.of === negative),
              })}
            </span>
          </Button>
        ))}
        {truths.map(truth => (
          <Button
            key={truth.of}
            className={classes.role}
            variant="default"
            aria-pressed={isTrue(play, truth)}
            onClick={() => void say(turned(play, truth))}
          >
            <span className={classes.clamped}>
              {t('game.roleIs', {
                role: capital(sharedT(`values.${truth.value.word}`)),
                player: isTrue(play, truth) ? t('game.yes') : t('game.no'),
              })}
            </span>
          </Button>
        ))}
        {onDone && (
          <Button variant="default" onClick={onDone}>
            {t('common.done')}
          </Button>
        )}
      </div>
      {question?.asks === 'player' && (
        <PlayerChoice
          key={question.role.side}
          question={question}
          taken={takenBeside(question, questions, play)}
          play={play}
          view={view}
          game={game}
          onAnswer={answer}
        />
      )}
      {question?.asks === 'number' && (
        <NumberChoice
          question={question}
          number={play[question.of]}
          isNegative={question.of === negative}
          onNegative={isNegative => setNegative(isNegative ? question.of : null)}
          onAnswer={number => void answer({ ...play, [question.of]: number })}
          onDigit={number => void say({ ...play, [question.of]: number })}
          onDone={goOn}
        />
      )}
    </section>
  )
}

/**
 * The first question that has no answer yet; else none that is asked on the way, and the first to correct.
 */
function firstOpen(questions: readonly Question[], play: Play, isAsked: boolean): number {
  const open = questions.findIndex(({ of }) => play[of] === null)
  return open < 0 ? (isAsked ? questions.length : 0) : open
}

const wordOf = (question: Question): string =>
  question.asks === 'player'
    ? sharedT(`roles.${question.role.word}`)
    : sharedT(`values.${question.value.word}`)

function answerText({ asks, of }: Question, play: Play, { names }: GameView, isNegative: boolean): string {
  const picked = play[of]
  if (asks === 'player') return picked === null ? '?' : names.player(picked)
  return picked === null ? (isNegative ? '−' : '?') : String(picked).replace('-', '−')
}

/**
 * Players already named in the play: nobody assists their own goal, and a finger that bounces taps the same
 * chip twice.
 */
const takenBeside = (question: Question, questions: readonly Question[], play: Play) =>
  questions.flatMap(({ asks, of }) => {
    const player = asks === 'player' && of !== question.of ? play[of] : null
    return player === null ? [] : [player]
  })
