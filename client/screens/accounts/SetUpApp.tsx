import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import type { NewSecondFactor } from '../../../shared-schema/api/accounts/second-factor.ts'
import { confirmSecondFactor } from '../../accounts/second-factor.ts'
import { drawCode, type Code } from '../../base/formats/draw-code.ts'
import { CodePicture } from '../../components/CodePicture.tsx'
import { CopyTextButton } from '../../components/CopyTextButton.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import classes from './accounts.module.css'

interface SetUpAppProps {
  readonly offer: NewSecondFactor
  readonly onTurnedOn: () => void
  readonly onGivenUp: () => void
}

/** Transfers the key to an app, by QR code or by hand, and asks for a code to verify it. */
export function SetUpApp({ offer: { uri, key }, onTurnedOn, onGivenUp }: SetUpAppProps) {
  const [picture, setPicture] = useState<Code | null>(null)
  const form = useFields({ code: '' })
  useEffect(() => void drawCode(uri).then(setPicture), [uri])
  const confirm = async (): Promise<void> => {
    await confirmSecondFactor(form.values.code)
    onTurnedOn()
  }
  return (
    <ServerForm
      label={t('twoStep.setUp')}
      submitName={t('twoStep.setUpNow')}
      onSubmit={confirm}
      labels={{ code: t('twoStep.code') }}
      onFieldErrors={form.showErrors}
      otherwise={
        <Button variant="default" onClick={onGivenUp}>
          {t('twoStep.notNow')}
        </Button>
      }
    >
      <Text>
        <Tagged text="twoStep.scan" />
      </Text>
      {picture && <CodePicture className={classes.code} code={picture} label={t('twoStep.qrCode')} />}
      <Stack gap="xs">
        <Text>
          <Tagged text="twoStep.sameDevice" href={uri} />
        </Text>
        <code className={classes.key} role="text" aria-label={t('twoStep.key')}>
          {key.replace(/.{4}(?=.)/g, '$& ')}
        </code>
        <Group>
          <CopyTextButton label={t('twoStep.key')} text={key} />
        </Group>
      </Stack>
      <Text>
        <Tagged text="twoStep.typeCode" />
      </Text>
      <TextField
        label={t('twoStep.code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        size="lg"
        maxLength={10}
        error={form.errors.code !== undefined}
        field={form.field('code')}
      />
    </ServerForm>
  )
}
