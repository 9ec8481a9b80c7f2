import { SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useLatest } from '../../components/use-latest.ts'
import { chooseFeedback, chosenFeedback, confirmTap, type Feedback } from '../../base/device/feedback.ts'
import { changeSettings, hands, palettes, settings$, textSizes } from '../../base/device/settings.ts'
import { t } from '../../texts/t.ts'

/** Colours, size of the words, the hand that taps and how a tap is confirmed; each is in effect at once. */
export function LookSection() {
  const { palette, textSize, hand } = useLatest(settings$, settings$.value)
  return (
    <Stack component="section" aria-label={t('tablet.look')} gap="sm">
      <Title order={2}>{t('tablet.look')}</Title>
      <Choice
        label={t('tablet.palette.label')}
        options={palettes.map(value => ({ value, label: t(`tablet.palette.${value}`) }))}
        value={palette}
        onChange={chosen => changeSettings({ palette: chosen })}
      />
      <Choice
        label={t('tablet.textSize.label')}
        options={textSizes.map(value => ({ value, label: t(`tablet.textSize.${value}`) }))}
        value={textSize}
        onChange={chosen => changeSettings({ textSize: chosen })}
      />
      <Choice
        label={t('tablet.hand.label')}
        options={hands.map(value => ({ value, label: t(`tablet.hand.${value}`) }))}
        value={hand}
        onChange={chosen => changeSettings({ hand: chosen })}
      />
      <Confirmation />
    </Stack>
  )
}

/** The confirmation of an accepted tap. A choice is immediately felt and heard. */
function Confirmation() {
  const id = useId()
  const [chosen, setChosen] = useState(chosenFeedback)
  const choose = (changed: Partial<Feedback>): void => {
    const next = { ...chosen, ...changed }
    chooseFeedback(next)
    setChosen(next)
    confirmTap()
  }
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} fw={700}>
        {t('tablet.feedback.label')}
      </Text>
      {(['vibrates', 'sounds'] as const).map(way => (
        <Switch
          key={way}
          label={t(`tablet.feedback.${way}`)}
          checked={chosen[way]}
          onChange={({ currentTarget }) => choose({ [way]: currentTarget.checked })}
        />
      ))}
    </Stack>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly options: { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (chosen: V) => void
}

function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  const id = useId()
  return (
    <div>
      <Text id={id} fw={700}>
        {label}
      </Text>
      <SegmentedControl fullWidth aria-labelledby={id} data={options} value={value} onChange={onChange} />
    </div>
  )
}
