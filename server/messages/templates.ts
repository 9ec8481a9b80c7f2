import type { MessageTemplate } from '../../shared-schema/api/messages.ts'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { textsIn } from '../texts/say.ts'

/** Texts to begin a message with, in each language. */
export const messageTemplates = (): MessageTemplate[] =>
  languageCodes.flatMap(language => {
    const [t] = textsIn(language)
    return [
      {
        name: 'moved',
        language,
        subject: t('messages.templates.moved.subject'),
        text: t('messages.templates.moved.text'),
      },
      {
        name: 'schedule',
        language,
        subject: t('messages.templates.schedule.subject'),
        text: t('messages.templates.schedule.text'),
      },
    ]
  })
