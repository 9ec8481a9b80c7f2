import { NativeSelect } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { languageCodes, nameOfLanguage } from '../../shared-schema/texts/languages.ts'
import { chooseLanguage, chosenLanguage, languageOfDevice } from '../base/device/language.ts'
import { t } from '../texts/t.ts'

/** The choice of this device's language. It takes effect immediately and needs no connection. */
export function LanguageChoice() {
  const [chosen, setChosen] = useState(chosenLanguage)
  const choose = (value: string): void => {
    const language = languageCodes.find(code => code === value)
    setChosen(language)
    void chooseLanguage(language)
  }
  return (
    <NativeSelect
      label={t('language.language')}
      leftSection={<IconLanguage />}
      value={chosen ?? ''}
      onChange={event => choose(event.currentTarget.value)}
      data={[
        { value: '', label: t('language.asDevice', { language: nameOfLanguage(languageOfDevice()) }) },
        ...languageCodes.map(code => ({ value: code, label: nameOfLanguage(code) })),
      ]}
    />
  )
}
