import { Button } from '@mantine/core'
import { useState } from 'react'
import { capital } from '../../base/formats/capital.ts'
import { choicesOf, isBelow, negated, withDigit, type Question } from '../../scoring/questions.ts'
import classes from './game.module.css'
import { sharedT, t } from '../../texts/t.ts'

interface NumberChoiceProps {
  readonly question: Extract<Question, { asks: 'number' }>
  readonly number: number | null
  /** True if the digits to come are those of a number below 0. */
  readonly isNegative: boolean
  readonly onNegative: (isNegative: boolean) => void
  /** Takes the number as it is. */
  readonly onAnswer: (number: number | null) => void
  /** Takes a number to which more digits may come. */
  readonly onDigit: (number: number | null) => void
  /** Called when there are no more. */
  readonly onDone: () => void
}

/** A number: a button for each if there are few, or for each usual one; else its digits. */
export function NumberChoice({
  question: { value },
  number,
  isNegative,
  onNegative,
  onAnswer,
  onDigit,
  onDone,
}: NumberChoiceProps) {
  const all = choicesOf(value)
  const { usual } = value
  const isUnusual = number !== null && usual?.includes(number) === false
  const [isTyped, setTyped] = useState(isUnusual || isNegative)
  const isMinus = isBelow(number) || (isNegative && !number)
  const turn = (): void => {
    onNegative(!isMinus)
    if (number) onDigit(negated(number, value))
  }
  const clear = (): void => {
    onNegative(false)
    onDigit(null)
  }
  const chip = (words: string, onTap: () => void, isChosen?: boolean) => (
    <Button
      key={words}
      className={classes.chip}
      variant={isChosen ? 'filled' : 'outline'}
      color="dark"
      aria-pressed={isChosen}
      onClick={onTap}
    >
      {words}
    </Button>
  )
  if (!all && usual && !isTyped) {
    return (
      <div className={classes.usual} role="group" aria-label={capital(sharedT(`values.${value.word}`))}>
        {usual.map(one => chip(one < 0 ? `−${-one}` : String(one), () => onAnswer(one), one === number))}
        {chip(t('game.otherNumber'), () => setTyped(true))}
      </div>
    )
  }
  return (
    <div className={classes.numbers} role="group" aria-label={capital(sharedT(`values.${value.word}`))}>
      {all
        ? [
            ...all.map(one => chip(String(one), () => onAnswer(one), one === number)),
            chip(t('game.unknownPlayer'), () => onAnswer(null)),
          ]
        : [
            ...digits.map(digit =>
              chip(String(digit), () => onDigit(withDigit(number, digit, value, isMinus))),
            ),
            ...((value.least ?? -1) < 0 ? [chip(t('game.minus'), turn, isMinus)] : []),
            chip(t('game.clearNumber'), clear),
            chip(t('game.numberDone'), onDone),
          ]}
    </div>
  )
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const
