import { createPortal } from 'react-dom'
import { useQuery } from '@tanstack/react-query'
import { daysText } from '../../../base/formats/day-title.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { FinalPlace } from '../../data/final-standings.ts'
import type { Tournament } from '../../data/shapes.ts'
import { hasSpiritIn, spiritOf, spiritWinners } from '../../data/spirit.ts'
import { t } from '../../texts/t.ts'
import { numberT } from '../../../texts/t.ts'
import classes from './printed-standings.module.css'

interface PrintedStandingsProps {
  readonly tournament: Tournament
  readonly places: readonly FinalPlace[]
}

/** The places of a tournament for printing, with the best spirit. Invisible on the screen. */
export function PrintedStandings({ tournament, places }: PrintedStandingsProps) {
  const { data } = useQuery(spiritOf(tournament.id))
  const { data: hasSpirit } = useQuery(hasSpiritIn(tournament))
  const { name, season, start_date, end_date } = tournament
  const winners = hasSpirit ? spiritWinners(data?.ranking ?? []) : []
  const isOpen = places.some(({ is_decided }) => !is_decided)
  return createPortal(
    <div className={classes.printed}>
      <h1>{name}</h1>
      <p>
        {[season.league.name, start_date === null ? '' : daysText(start_date, end_date)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2>{t('results.final')}</h2>
      {isOpen && <p>{t('results.printedSoFar')}</p>}
      <table className={places.length > MANY ? classes.dense : undefined}>
        <tbody>
          {places.map(({ place, team_id, team }) => (
            <tr key={team_id}>
              <td>{place}</td>
              <th scope="row">{team?.name}</th>
            </tr>
          ))}
        </tbody>
      </table>
      {winners.length > 0 && (
        <p className={classes.spirit}>
          {t((data?.missing.length ?? 0) > 0 ? 'spirit.bestSoFar' : 'spirit.best', {
            teams: winners.map(({ team }) => bidiIsolate(team?.name ?? '')),
            mean: numberT(winners[0]?.mean ?? 0, 2),
          })}
        </p>
      )}
    </div>,
    document.body,
  )
}

/** More places than this do not fit on a page in large letters. */
const MANY = 20
