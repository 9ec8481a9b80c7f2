import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { endSecondFactor, fetchSecondFactor, offerSecondFactor, renewBackupCodes, type Offer } from '../../accounts/second-factor.ts'
import { Answered } from '../asking/Answered.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { BackupCodes } from './BackupCodes.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'
import { SetUpApp } from './SetUpApp.tsx'

/** Two-step sign-in of whoever is signed in: on with an app, other backup codes, off. */
export function TwoStepSignIn() {
  const state = useAnswer(fetchSecondFactor)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <BackupCodes codes={codes} onDone={() => setCodes(null)} />
  if (offer !== null) {
    const turnedOn = (): void => {
      setCodes(offer.backup_codes)
      setOffer(null)
      state.again()
    }
    return <SetUpApp offer={offer} onTurnedOn={turnedOn} onGivenUp={() => setOffer(null)} />
  }
  return (
    <Answered answer={state}>
      {({ is_on, backup_codes_left }) => (is_on
        ? (
            <Stack>
              <Text><b>On.</b> Whoever signs in with your password is asked for a code as well. Backup codes left: {backup_codes_left}.</Text>
              <PasswordAsked action="New backup codes" onGiven={async password => setCodes(await renewBackupCodes(password))}>
                Codes that you wrote down before do not work any more then.
              </PasswordAsked>
              <PasswordAsked action="Turn two-step sign-in off" onGiven={async password => { await endSecondFactor(password); state.again() }}>
                Your password alone lets in whoever knows it then.
              </PasswordAsked>
            </Stack>
          )
        : (
            <Stack>
              <Text>
                <b>Off.</b> With two-step sign-in a password that somebody saw or guessed is not enough: you also type a code that an app on your phone makes, with or
                without a network. You are asked when you sign in; where you are signed in you stay so.
              </Text>
              <PasswordAsked action="Turn two-step sign-in on" onGiven={async password => setOffer(await offerSecondFactor(password))}>
                You need a phone with an app that makes codes, such as Google Authenticator, Aegis or a password manager.
              </PasswordAsked>
            </Stack>
          ))}
    </Answered>
  )
}
