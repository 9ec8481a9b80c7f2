import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../texts/t.ts'
import { useConnection } from '../../components/connection.ts'

interface SendButtonProps extends ButtonProps {
  readonly busy?: boolean
  /** Absent in a form that it submits. */
  readonly onClick?: () => void
  readonly children: ReactNode
}

/**
 * A button that changes something on the server: disabled with the reason while the server does not answer.
 * The second tap of a double tap is ignored.
 */
export function SendButton({ busy = false, onClick, children, ...rest }: SendButtonProps) {
  const { answers } = useConnection()
  return (
    <Button
      {...rest}
      type={onClick ? 'button' : 'submit'}
      loading={busy}
      disabled={!answers || rest.disabled === true}
      title={answers ? undefined : t('frame.away')}
      onClick={event => {
        if (event.detail > 1) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </Button>
  )
}
