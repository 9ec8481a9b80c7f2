import { SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { teamsOfSeason } from '../../data/fixtures.ts'
import { registrationFormOf, registrationsOf } from '../../data/registration.ts'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { BankImport } from './BankImport.tsx'
import { FormSettings } from './FormSettings.tsx'
import { RegistrationList } from './RegistrationList.tsx'

const views = z.enum(['teams', 'bank', 'form'])

/** The registrations for a tournament, and the form by which they come. */
export function TournamentRegistration({ subject }: { subject: Tournament }) {
  const form = useQuery(registrationFormOf(subject.id))
  return <QueryResult query={form}>{found => <Views tournament={subject} form={found} />}</QueryResult>
}

function Views({ tournament, form }: { tournament: Tournament; form: RegistrationForm }) {
  const { id: tournamentId, timezone } = tournament
  const { currency } = form
  const registrations = useQuery(registrationsOf(tournamentId))
  const teams = useQuery(teamsOfSeason(tournament.season_id))
  // Storing the form for the first time does not lead away from it.
  const [usual] = useState<z.infer<typeof views>>(form.version === 0 ? 'form' : 'teams')
  const [wanted, want] = useSearchParams()
  const view = views.catch(usual).parse(wanted.get('show'))
  return (
    <Stack maw={760}>
      <SegmentedControl
        aria-label={t('results.show')}
        value={view}
        onChange={value => want({ show: value })}
        data={views.options
          .filter(value => value !== 'bank' || currency !== null)
          .map(value => ({ value, label: t(`registration.views.${value}`) }))}
      />
      {view === 'form' ? (
        <FormSettings tournamentId={tournamentId} timezone={timezone} form={form} />
      ) : (
        <QueryResult query={registrations}>
          {found =>
            view === 'bank' && currency !== null ? (
              <BankImport
                tournamentId={tournamentId}
                currency={currency}
                registrations={found.registrations}
              />
            ) : (
              <QueryResult query={teams}>
                {seasonTeams => (
                  <RegistrationList
                    tournamentId={tournamentId}
                    form={form}
                    found={found}
                    seasonTeams={seasonTeams}
                  />
                )}
              </QueryResult>
            )
          }
        </QueryResult>
      )}
    </Stack>
  )
}
