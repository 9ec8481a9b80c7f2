import { useServices } from '../../app/services.ts'
import { StillUnsent } from '../../scopes/open-scopes.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'

/** Removes an event from this device, unless something recorded there is not sent yet. */
export function ForgetButton({ scope, name }: { scope: string; name: string }) {
  const { forgetting } = useServices()
  return (
    <RemoveButton
      name={`Forget ${name}`} confirm="Confirm forget" onConfirm={() => forgetting.forget(scope)}
      consequence="It is removed from this device only. Opening it again needs a connection."
      problemOf={error => (error instanceof StillUnsent ? error.message : 'The event could not be removed.')}
    />
  )
}
