import { useServices } from '../../components/services.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { StillUnsent } from '../../sync/scopes/open-scopes.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { t } from '../../texts/t.ts'

/** Removes an event from this device, unless something recorded there is not sent yet. */
export function ForgetButton({ scope, name }: { scope: string; name: string }) {
  const { forgetting } = useServices()
  return (
    <RemoveButton
      name={t('home.forget', { event: bidiIsolate(name) })}
      confirm={t('home.forgetConfirm')}
      onConfirm={() => forgetting.forget(scope)}
      consequence={t('home.forgetWhat')}
      problemOf={error => (error instanceof StillUnsent ? error.message : t('home.forgetFailed'))}
    />
  )
}
