import { createPortal } from 'react-dom'
import { CodePicture } from '../../components/CodePicture.tsx'
import { nameAbove } from '../../accounts/offers.ts'
import { dayHeading } from '../../base/formats/day-title.ts'
import { t } from '../../texts/t.ts'
import type { NewPass } from './new-pass.ts'
import classes from './people.module.css'

/**
 * A page of paper for each pass: what it is for, its code, and three lines of what to do. It is seen in print
 * alone.
 */
export function Posters({ passes }: { passes: readonly NewPass[] }) {
  return createPortal(
    <div className={classes.posters}>
      {passes.map(({ url, offer, offer: { place }, picture }) => (
        <section key={url} className={classes.poster}>
          <p className={classes.event}>
            {place?.kind === 'meet' ? offer.organization?.name : nameAbove(offer)}
          </p>
          <p className={classes.place}>{place?.name}</p>
          {place?.day !== undefined && <p className={classes.event}>{dayHeading(place.day)}</p>}
          <CodePicture
            className={classes.large}
            code={picture}
            label={t('passes.codeOf', { place: place?.name ?? '' })}
          />
          <p className={classes.title}>{t('passes.poster.title')}</p>
          <ol className={classes.steps}>
            <li>{t('passes.poster.one')}</li>
            <li>{t('passes.poster.two')}</li>
            <li>{t('passes.poster.three')}</li>
          </ol>
          <p className={classes.address}>{url}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
