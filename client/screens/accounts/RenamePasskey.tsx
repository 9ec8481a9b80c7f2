import { ActionIcon, Modal, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Passkey } from '../../../shared-schema/api/accounts/passkeys.ts'
import { renamePasskey } from '../../accounts/passkeys.ts'
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
  const [changed, setChanged] = useState<string | null>(null)
  const close = (): void => setChanged(null)
  const rename = async (): Promise<void> => {
    await renamePasskey(id, (changed ?? name).trim())
    close()
    onRenamed()
  }
  return (
    <>
      <ActionIcon
        size={56}
        variant="default"
        aria-label={t('passkeys.rename', { name })}
        onClick={() => setChanged(name)}
      >
        <IconPencil />
      </ActionIcon>
      <Modal opened={changed !== null} onClose={close} title={t('passkeys.rename', { name })}>
        <ServerForm submitName={t('account.saveName')} onSubmit={rename} labels={{ name: t('account.name') }}>
          <TextInput
            label={t('account.name')}
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus
            value={changed ?? ''}
            onChange={event => setChanged(event.currentTarget.value)}
          />
        </ServerForm>
      </Modal>
    </>
  )
}
