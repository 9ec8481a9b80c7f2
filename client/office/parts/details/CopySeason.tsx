import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { useLocation } from 'wouter'
import type { Promotion } from '../../../../shared-schema/rules/league-table/promotion.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Season } from '../../data/shapes.ts'
import { useLastChange } from '../../frame/last-change.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { Promotions } from './Promotions.tsx'

const createdId = z.object({ id: z.int() })

/** Makes a season like this one in the same league. */
export function CopySeason({ season }: { season: Season }) {
  const [, go] = useLocation()
  const { values, field } = useFields({ name: '', firstDay: '', withTeams: true })
  const [promotions, setPromotions] = useState<readonly Promotion[]>([])
  const { send, busy, problem } = useChange()
  const { takeAlong } = useLastChange()
  const copy = async (): Promise<void> => {
    const sent = await send({
      ...{ method: 'POST', path: `/v1/seasons/${season.id}/copies/` },
      body: {
        ...{ name: values.name.trim(), start_date: values.firstDay, with_teams: values.withTeams },
        ...(values.withTeams && { promotions }),
      },
      shape: createdId,
    })
    if (!sent) return
    const page = `/office/seasons/${sent.answer.id}/todo`
    takeAlong(page)
    go(page)
  }
  return (
    <Stack gap="sm" component="section" aria-label={t('copies.title')}>
      <Title order={2}>{t('copies.title')}</Title>
      <Form maw={640} onSend={copy}>
        <Text>{t('copies.seasonWhat')}</Text>
        <TextField label={t('copies.seasonName')} field={field('name')} />
        <TimeField type="date" label={t('copies.firstDay')} field={field('firstDay')} />
        <CheckField
          label={t('copies.withTeams')}
          description={t('copies.withTeamsWhat')}
          field={field('withTeams')}
        />
        {values.withTeams && (
          <Promotions seasonId={season.id} promotions={promotions} onChange={setPromotions} />
        )}
        <ProblemAlert problem={problem} />
        <div>
          <SendButton
            busy={busy}
            variant="default"
            disabled={values.name.trim() === '' || values.firstDay === ''}
          >
            {t('copies.copySeason')}
          </SendButton>
        </div>
      </Form>
    </Stack>
  )
}
