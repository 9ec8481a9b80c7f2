import { Stack, type StackProps } from '@mantine/core'

interface FormProps extends StackProps {
  readonly 'aria-label'?: string
  readonly onSend: () => Promise<void>
}

/** Fields that are sent together, by a button or by Enter. */
export const Form = ({ onSend, ...stack }: FormProps) => (
  <Stack
    {...stack}
    component="form"
    onSubmit={event => {
      event.preventDefault()
      void onSend()
    }}
  />
)
