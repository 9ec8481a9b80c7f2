import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Sport } from '../../../../shared-schema/sports/names.ts'
import { usualRules, type UsualRules } from '../../../../shared-schema/sports/usual-rules.ts'
import { t } from '../../texts/t.ts'

interface UsualRulesChoiceProps {
  readonly sport: Sport
  readonly onChoose: (rules: UsualRules) => void
}

/** The rules of federations in the sport, to begin with: choosing some fills the form and stores nothing. */
export function UsualRulesChoice({ sport, onChoose }: UsualRulesChoiceProps) {
  const [chosen, setChosen] = useState('')
  const all = usualRules[sport] ?? []
  if (all.length === 0) return null
  return (
    <NativeSelect
      label={t('rules.usual')}
      description={t('rules.usualWhat')}
      value={chosen}
      data={[
        { value: '', label: t('rules.usualNone') },
        ...all.map(({ name }) => ({ value: name, label: t(`rules.usualNames.${name}`) })),
      ]}
      onChange={event => {
        const { value } = event.currentTarget
        setChosen(value)
        const found = all.find(({ name }) => name === value)
        if (found) onChoose(found)
      }}
    />
  )
}
