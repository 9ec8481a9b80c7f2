import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import classes from './game.module.css'

interface ChoiceProps<V extends string> {
  readonly question: string
  readonly answers: readonly { readonly value: V; readonly words: string }[]
  readonly value: V | null
  readonly onChoose: (value: V) => void
}

/** A question with one answer, each a large button; none is chosen beforehand. */
export function Choice<V extends string>({ question, answers, value, onChoose }: ChoiceProps<V>) {
  const label = useId()
  return (
    <div role="group" aria-labelledby={label}>
      <Text id={label} fw={700} mb={4}>
        {question}
      </Text>
      <div className={classes.answers}>
        {answers.map(answer => (
          <Button
            key={answer.value}
            aria-pressed={answer.value === value}
            className={classes.chip}
            variant={answer.value === value ? 'filled' : 'default'}
            onClick={() => onChoose(answer.value)}
          >
            {answer.words}
          </Button>
        ))}
      </div>
    </div>
  )
}
