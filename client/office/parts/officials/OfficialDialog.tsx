import { Modal } from '@mantine/core'
import { z } from 'zod'
import { Form } from '../../../components/fields/Form.tsx'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Official } from '../../data/officials.ts'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { Absences } from './Absences.tsx'
import type { KnownTeam } from './known-team.ts'
import { OwnTeams } from './OwnTeams.tsx'

const written = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.string(),
  team_ids: z.array(z.number()),
  unavailable: z.array(z.object({ from: z.string(), to: z.string() })),
  info: z.string(),
})
const blank: z.infer<typeof written> = {
  ...{ name: '', email: '', roles: '', team_ids: [], unavailable: [], info: '' },
}

interface OfficialDialogProps {
  readonly organizationId: number
  /** Null for a new one. */
  readonly official: Official | null
  readonly teams: readonly KnownTeam[]
  readonly onClose: () => void
}

/** Adds an official, or changes one. */
export function OfficialDialog({ organizationId, official, teams, onClose }: OfficialDialogProps) {
  const path = official ? `/v1/officials/${official.id}/` : '/v1/officials/'
  const form = useEdits(
    official ? path : `${path}${organizationId}`,
    official ? { ...official, roles: official.roles.join(', ') } : blank,
    written,
  )
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const { values, unsent } = form
  const store = async (): Promise<void> => {
    const roles = [...new Set(values.roles.split(',').map(role => role.trim()))].filter(role => role !== '')
    const sent = official
      ? await send({
          ...{ method: 'PATCH', path, asOf: official.time_last_updated },
          body: { ...unsent, ...('roles' in unsent && { roles }) },
        })
      : await send({ method: 'POST', path, body: { ...values, roles, organization_id: organizationId } })
    if (!sent) return
    form.done()
    onClose()
  }
  const isComplete = values.name.trim() !== '' && (official === null || Object.keys(unsent).length > 0)
  const title = official ? t('officials.change', { name: official.name }) : t('officials.add')
  return (
    <Modal opened size="lg" onClose={onClose} title={title}>
      <Form onSend={store}>
        <TextField
          autoFocus
          autoComplete="off"
          label={t('officials.name')}
          error={wrong.name}
          field={form.field('name')}
        />
        <TextField
          type="email"
          autoComplete="off"
          label={t('lists.email')}
          description={t('officials.emailWhat')}
          error={wrong.email}
          field={form.field('email')}
        />
        <TextField
          label={t('officials.roles')}
          description={t('officials.rolesWhat')}
          placeholder={t('officials.roleExample')}
          error={wrong.roles}
          field={form.field('roles')}
        />
        <OwnTeams teams={teams} error={wrong.team_ids} field={form.field('team_ids')} />
        <Absences error={wrong.unavailable} field={form.field('unavailable')} />
        <LongTextField minRows={1} label={t('officials.info')} field={form.field('info')} />
        <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
        <DialogButtons onCancel={onClose}>
          <SendButton busy={busy} disabled={!isComplete}>
            {clientT('common.save')}
          </SendButton>
        </DialogButtons>
      </Form>
    </Modal>
  )
}
