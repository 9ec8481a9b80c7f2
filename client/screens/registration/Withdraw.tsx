import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OwnRegistration } from '../../../shared-schema/api/registrations.ts'
import { RemoveDialog } from '../../components/RemoveDialog.tsx'
import { useRequest } from '../../components/use-request.ts'
import { t } from '../../texts/t.ts'
import { withdrawOwn } from './requests.ts'

interface WithdrawProps {
  readonly token: string
  readonly isConfirmed: boolean
  readonly onDone: (now: OwnRegistration) => void
}

/** Withdraws a registration, after a confirmation. */
export function Withdraw({ token, isConfirmed, onDone }: WithdrawProps) {
  const [asking, setAsking] = useState(false)
  const { send, busy, problem, forgetProblem } = useRequest()
  const withdraw = async (): Promise<void> => {
    const sent = await send(() => withdrawOwn(token))
    if (!sent) return
    setAsking(false)
    onDone(sent.answer)
  }
  return (
    <>
      <div>
        <Button
          variant="default"
          onClick={() => {
            forgetProblem()
            setAsking(true)
          }}
        >
          {t('registration.withdraw')}
        </Button>
      </div>
      <RemoveDialog
        opened={asking}
        busy={busy}
        problem={problem}
        name={t('registration.withdraw')}
        consequence={t(isConfirmed ? 'registration.withdrawConfirmed' : 'registration.withdrawWhat')}
        confirm={t('registration.confirmWithdraw')}
        onKeep={() => setAsking(false)}
        onConfirm={() => void withdraw()}
      />
    </>
  )
}
