import { Anchor, Stack, Title } from '@mantine/core'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../components/use-answer.ts'
import { awardHolder, awardName, fetchAwards } from '../../reading/league/awards.ts'
import classes from './reading.module.css'
import { t } from '../../texts/t.ts'

/** The awards of an event; nothing without any, or without a connection: tablets hold none. */
export function Awards({ scope }: { scope: string }) {
  const ask = useCallback((signal: AbortSignal) => fetchAwards(scope, signal), [scope])
  const { data: awards = [] } = useAnswer(ask)
  if (awards.length === 0) return null
  return (
    <Stack component="section" aria-label={t('awards.title')} gap="xs">
      <Title order={2}>{t('awards.title')}</Title>
      <table className={classes.list}>
        <tbody>
          {awards.map(award => (
            <tr key={award.id}>
              <th scope="row">
                {awardName(award)}
                {award.note !== '' && <small>{award.note}</small>}
              </th>
              <td>
                {award.player === null ? (
                  // The team is no substitute for a player that the reader may not see.
                  award.player_id === null &&
                  award.team && (
                    <Anchor component={Link} href={`/events/${scope}/teams/${award.team.id}`}>
                      {award.team.name}
                    </Anchor>
                  )
                ) : (
                  <>
                    <Anchor component={Link} href={`/events/${scope}/players/${award.player.id}`}>
                      {awardHolder(award)}
                    </Anchor>
                    <small>{award.team?.name}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
