import { UnstyledButton } from '@mantine/core'
import { Fragment, useState } from 'react'
import type { StandingTable } from '../../events/standing-table.ts'
import classes from './event.module.css'
import { t } from '../../texts/t.ts'

/** A table of standings. A tap on a team says why it stands where it does. */
export function StandingsTable({ table: { title, columns, lines } }: { table: StandingTable }) {
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <table className={classes.standings} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
          {columns.map(({ short, name }) => (
            <th key={short} scope="col" className={classes.figure}>
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ teamId, place, team, figures, reason, isLevel }) => {
          const said = [
            isLevel && t('events.level'),
            asked === teamId && (reason ?? t('events.belowAll')),
          ].filter(text => text !== false)
          return (
            <Fragment key={teamId}>
              <tr data-level={isLevel || undefined}>
                <td className={classes.place}>{place}</td>
                <th scope="row">
                  <UnstyledButton
                    className={classes.teamButton}
                    aria-expanded={asked === teamId}
                    onClick={() => setAsked(asked === teamId ? null : teamId)}
                  >
                    {team}
                  </UnstyledButton>
                </th>
                {figures.map((figure, index) => (
                  <td key={index} className={classes.figure}>
                    {figure}
                  </td>
                ))}
              </tr>
              {said.length > 0 && (
                <tr data-level={isLevel || undefined} className={classes.said}>
                  <td />
                  <td colSpan={1 + columns.length} role="status">
                    {said.map(text => (
                      <p key={text}>{text}</p>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
