import { Alert, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { MessagePreview } from '../../../../shared-schema/api/messages.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import classes from './messages.module.css'

interface MailsPreviewProps {
  readonly preview: MessagePreview
  readonly nameOf: (teamId: number) => string
  readonly divisionOf: (tournamentId: number) => string
}

/** The mails of a message before they are sent, one at a time, and the teams that it does not reach. */
export function MailsPreview({ preview, nameOf, divisionOf }: MailsPreviewProps) {
  const { mails, unreached_team_ids, unreached_officials, left_out_tournament_ids, by_mail } = preview
  const [shown, setShown] = useState(0)
  const mail = mails[shown] ?? mails[0]
  return (
    <Stack component="section" aria-label={t('messages.preview')} gap="xs">
      {unreached_team_ids.length > 0 && (
        <Alert color="yellow" title={t('messages.unreached', { count: unreached_team_ids.length })}>
          {t('messages.unreachedWhat', { teams: unreached_team_ids.map(nameOf) })}
        </Alert>
      )}
      {unreached_officials.length > 0 && (
        <Alert color="yellow" title={t('messages.withoutAddress', { count: unreached_officials.length })}>
          {t('messages.withoutAddressWhat', { officials: unreached_officials.map(bidiIsolate) })}
        </Alert>
      )}
      {left_out_tournament_ids.length > 0 && (
        <Alert color="yellow" title={t('messages.leftOut', { count: left_out_tournament_ids.length })}>
          {t('messages.leftOutWhat', { divisions: left_out_tournament_ids.map(divisionOf) })}
        </Alert>
      )}
      {!by_mail && <Alert color="field">{t('messages.noMail')}</Alert>}
      {mail && (
        <>
          <NativeSelect
            label={t('messages.shownFor', { count: mails.length })}
            value={String(mails.indexOf(mail))}
            data={mails.map(({ name, email }, index) => ({
              value: String(index),
              label: `${name} · ${email}`,
            }))}
            onChange={event => setShown(Number(event.currentTarget.value))}
          />
          <Paper withBorder p="sm">
            <Text fw={700}>{mail.subject}</Text>
            <Text className={classes.mail}>{mail.text}</Text>
          </Paper>
        </>
      )}
    </Stack>
  )
}
