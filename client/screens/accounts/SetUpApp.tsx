import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { confirmSecondFactor, type Offer } from '../../accounts/second-factor.ts'
import { drawCode, type Code } from '../../app/draw-code.ts'
import { CodePicture } from '../asking/CodePicture.tsx'
import { CopyTextButton } from '../asking/CopyTextButton.tsx'
import { ServerForm } from '../asking/ServerForm.tsx'
import classes from './accounts.module.css'

interface SetUpAppProps {
  readonly offer: Offer
  readonly onTurnedOn: () => void
  readonly onGivenUp: () => void
}

/** Brings the key to an app, by its QR code or by hand, and asks for a code to see that it arrived. */
export function SetUpApp({ offer: { uri, key }, onTurnedOn, onGivenUp }: SetUpAppProps) {
  const [picture, setPicture] = useState<Code | null>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  useEffect(() => void drawCode(uri).then(setPicture), [uri])
  const confirm = async (): Promise<void> => {
    setWrong(false)
    await confirmSecondFactor(code)
    onTurnedOn()
  }
  return (
    <ServerForm
      label="Set up your app" submitName="Turn it on" onSubmit={confirm} onFieldErrors={() => setWrong(true)}
      otherwise={<Button variant="default" onClick={onGivenUp}>Not now</Button>}
    >
      <Text><b>1.</b> Add an account in your app and scan this.</Text>
      {picture && <CodePicture className={classes.code} code={picture} label="QR code for your app" />}
      <Stack gap="xs">
        <Text>Is the app on this device? <a href={uri}>Open it here</a>, or type this key:</Text>
        <code className={classes.key} role="text" aria-label="Key">{key.replace(/.{4}(?=.)/g, '$& ')}</code>
        <Group><CopyTextButton label="Key" text={key} /></Group>
      </Stack>
      <Text><b>2.</b> Type the code that the app shows now.</Text>
      <TextInput
        label="Code" required inputMode="numeric" autoComplete="one-time-code" size="lg" maxLength={10} value={code} error={wrong}
        onChange={event => setCode(event.currentTarget.value)}
      />
    </ServerForm>
  )
}
