import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import type { NewSecondFactor } from '../../../shared-schema/api/accounts/second-factor.ts'
import {
  endSecondFactor,
  fetchSecondFactor,
  offerSecondFactor,
  renewBackupCodes,
} from '../../accounts/second-factor.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { BackupCodes } from './BackupCodes.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { SetUpApp } from './SetUpApp.tsx'

/** Two-step sign-in of the signed-in account: turning it on with an app, new backup codes, turning it off. */
export function TwoStepSignIn() {
  const state = useQuery({ queryKey: ['second-factor'], queryFn: ({ signal }) => fetchSecondFactor(signal) })
  const [offer, setOffer] = useState<NewSecondFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <BackupCodes codes={codes} onDone={() => setCodes(null)} />
  if (offer !== null) {
    const turnedOn = (): void => {
      setCodes(offer.backup_codes)
      setOffer(null)
      void state.refetch()
    }
    return <SetUpApp offer={offer} onTurnedOn={turnedOn} onGivenUp={() => setOffer(null)} />
  }
  return (
    <QueryResult query={state}>
      {({ is_on, backup_codes_left }) =>
        is_on ? (
          <Stack>
            <Text>
              <Tagged text="twoStep.isOn" values={{ left: backup_codes_left ?? 0 }} />
            </Text>
            <PasswordPrompt
              action={t('twoStep.newBackupCodes')}
              onGiven={async password => setCodes(await renewBackupCodes(password))}
            >
              {t('twoStep.newBackupCodesWhat')}
            </PasswordPrompt>
            <PasswordPrompt
              action={t('twoStep.turnOff')}
              onGiven={async password => {
                await endSecondFactor(password)
                void state.refetch()
              }}
            >
              {t('twoStep.turnOffWhat')}
            </PasswordPrompt>
          </Stack>
        ) : (
          <Stack>
            <Text>
              <Tagged text="twoStep.isOff" />
            </Text>
            <PasswordPrompt
              action={t('twoStep.turnOn')}
              onGiven={async password => setOffer(await offerSecondFactor(password))}
            >
              {t('twoStep.turnOnWhat')}
            </PasswordPrompt>
          </Stack>
        )
      }
    </QueryResult>
  )
}
