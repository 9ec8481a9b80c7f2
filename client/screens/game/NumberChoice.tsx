import { Button } from '@mantine/core'
import { capital } from '../../scoring/play-text.ts'
import { choicesOf, negated, withDigit, type Question } from '../../scoring/questions.ts'
import classes from './game.module.css'
import { sharedT, t } from '../../texts/t.ts'

interface NumberChoiceProps {
  readonly question: Extract<Question, { asks: 'number' }>
  readonly number: number | null
  /** Takes the number as it is. */
  readonly onAnswer: (number: number | null) => void
  /** Takes a number to which more digits may come. */
  readonly onDigit: (number: number | null) => void
  /** Called when there are no more. */
  readonly onDone: () => void
}

/** A number: a button for each if there are few, else its digits. */
export function NumberChoice({ question: { value }, number, onAnswer, onDigit, onDone }: NumberChoiceProps) {
  const all = choicesOf(value)
  const chip = (words: string, onTap: () => void, isChosen = false) => (
    <Button
      key={words}
      className={classes.chip}
      variant={isChosen ? 'filled' : 'outline'}
      color="dark"
      onClick={onTap}
    >
      {words}
    </Button>
  )
  return (
    <div className={classes.numbers} role="group" aria-label={capital(sharedT(`values.${value.word}`))}>
      {all
        ? [
            ...all.map(one => chip(String(one), () => onAnswer(one), one === number)),
            chip(t('game.unknownPlayer'), () => onAnswer(null)),
          ]
        : [
            ...digits.map(digit => chip(String(digit), () => onDigit(withDigit(number, digit, value)))),
            ...((value.least ?? -1) < 0
              ? [chip(t('game.minus'), () => onDigit(negated(number, value)))]
              : []),
            chip(t('game.clearNumber'), () => onDigit(null)),
            chip(t('game.numberDone'), onDone),
          ]}
    </div>
  )
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const
