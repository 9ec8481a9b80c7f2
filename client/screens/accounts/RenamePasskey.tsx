import { ActionIcon, Modal } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Passkey } from '../../../shared-schema/api/accounts/passkeys.ts'
import { renamePasskey } from '../../accounts/passkeys.ts'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'

/** Gives a passkey another name. */
export function RenamePasskey({
  passkey: { id, name },
  onRenamed,
}: {
  passkey: Passkey
  onRenamed: () => void
}) {
  const [opened, setOpened] = useState(false)
  const form = useFields({ name })
  const open = (): void => {
    form.reset()
    setOpened(true)
  }
  const close = (): void => setOpened(false)
  const rename = async (): Promise<void> => {
    await renamePasskey(id, form.values.name.trim())
    close()
    onRenamed()
  }
  return (
    <>
      <ActionIcon size={56} variant="default" aria-label={t('passkeys.rename', { name })} onClick={open}>
        <IconPencil />
      </ActionIcon>
      <Modal opened={opened} onClose={close} title={t('passkeys.rename', { name })}>
        <ServerForm
          submitName={t('account.saveName')}
          onSubmit={rename}
          labels={{ name: t('account.name') }}
          onFieldErrors={form.showErrors}
        >
          <TextField
            label={t('account.name')}
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus
            error={form.errors.name}
            field={form.field('name')}
          />
        </ServerForm>
      </Modal>
    </>
  )
}
