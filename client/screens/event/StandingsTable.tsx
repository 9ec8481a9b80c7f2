import { UnstyledButton } from '@mantine/core'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { PictureOf } from '../../components/PictureOf.tsx'
import type { StandingTable } from '../../reading/events/standing-table.ts'
import type { PictureOfTeam } from '../../reading/events/team-pictures.ts'
import classes from './event.module.css'
import { t } from '../../texts/t.ts'

/** A table of standings. A tap on a team shows the reason for its place. */
export function StandingsTable({
  table: { title, columns, lines, cut },
  pictureOf,
  scope,
}: {
  table: StandingTable
  pictureOf: PictureOfTeam
  scope: string
}) {
  const [openTeam, setOpenTeam] = useState<number | null>(null)
  return (
    <table className={classes.standings} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
          {columns.map(({ short, name, isLesser }) => (
            <th key={short} scope="col" className={classes.figure} data-lesser={isLesser || undefined}>
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ teamId, place, places, team, figures, reason, isLevel, goesTo }, index) => {
          const asks = openTeam === teamId
          const figured = columns.map(({ name }, at) =>
            t('reading.figureIs', { name, figure: figures[at] ?? '' }),
          )
          const notes = [
            ...(asks && figured.length > 0 ? [figured.join(' · ')] : []),
            ...(isLevel ? [t('events.level')] : []),
            ...(asks ? [reason ?? t('events.belowAll')] : []),
          ]
          return (
            <Fragment key={teamId}>
              <tr data-level={isLevel || undefined} data-cut={index === cut?.after || undefined}>
                <td className={classes.place}>{places ?? place}</td>
                <th scope="row">
                  <UnstyledButton
                    className={classes.teamButton}
                    aria-expanded={openTeam === teamId}
                    onClick={() => setOpenTeam(openTeam === teamId ? null : teamId)}
                  >
                    <PictureOf address={pictureOf(teamId)} size={28} />
                    <span>
                      {team}{' '}
                      {goesTo !== undefined && (
                        <small className={classes.goesTo}>{t('reading.goesTo', { bracket: goesTo })}</small>
                      )}
                    </span>
                  </UnstyledButton>
                </th>
                {figures.map((figure, at) => (
                  <td key={at} className={classes.figure} data-lesser={columns[at]?.isLesser || undefined}>
                    {figure}
                  </td>
                ))}
              </tr>
              {notes.length > 0 && (
                <tr data-level={isLevel || undefined} className={classes.said}>
                  <td />
                  <td colSpan={1 + columns.length} role="status">
                    {notes.map(text => (
                      <p key={text}>{text}</p>
                    ))}
                    {asks && (
                      <Link href={`/events/${scope}/teams/${teamId}`}>{t('reading.teamPage', { team })}</Link>
                    )}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
      {cut && (
        <tfoot>
          <tr>
            <td colSpan={2 + columns.length}>{cut.what}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
