import { deleteAccount } from '../../accounts/own-account.ts'
import { useServices } from '../../components/services.ts'
import { leaveOffice } from '../../base/device/clear-office-data.ts'
import { t } from '../../texts/t.ts'
import { PasswordPrompt } from './PasswordPrompt.tsx'

/** Deletes the signed-in account. */
export function DeleteAccount() {
  const { session } = useServices()
  const remove = async (password: string): Promise<void> => {
    await deleteAccount(password)
    session.forget()
    leaveOffice()
  }
  return (
    <PasswordPrompt
      action={t('account.delete')}
      confirm={t('account.deleteNow')}
      leave={t('common.keepIt')}
      onGiven={remove}
    >
      {t('account.deleteWhat')}
    </PasswordPrompt>
  )
}
