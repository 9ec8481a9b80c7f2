import { Stack, Text, Title } from '@mantine/core'
import type { OwnRegistration } from '../../../shared-schema/api/registrations.ts'
import { t } from '../../texts/t.ts'
import classes from './registration.module.css'

/** The answers and the texts that a team agreed to, as they were sent. */
export const SentParts = ({ answers, agreements }: Pick<OwnRegistration, 'answers' | 'agreements'>) => (
  <Stack component="section" gap="xs" aria-label={t('registration.sent')}>
    <Title order={2}>{t('registration.sent')}</Title>
    {answers.map(({ question_id, label, value }) => (
      <div key={question_id}>
        <Text fw={700}>{label}</Text>
        <Text className={classes.written}>
          {typeof value === 'string' ? value : t(value ? 'registration.yes' : 'registration.no')}
        </Text>
      </div>
    ))}
    {agreements.map(({ id, title, text }) => (
      <details key={id}>
        <summary>{t('registration.agreedTo', { title })}</summary>
        <Text className={classes.written}>{text}</Text>
      </details>
    ))}
  </Stack>
)
