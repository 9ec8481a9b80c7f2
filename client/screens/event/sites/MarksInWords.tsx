import { Title } from '@mantine/core'
import { Link } from 'wouter'
import { areaOf, type MarkOnMap } from '../../../reading/events/event-sites.ts'
import { t } from '../../../texts/t.ts'
import { MarkSign } from './MarkSign.tsx'
import classes from './sites.module.css'

interface MarksInWordsProps {
  readonly marks: readonly MarkOnMap[]
  readonly highlighted: MarkOnMap | undefined
  readonly addressOf: (mark: MarkOnMap) => string | undefined
}

/** The marks of a map, each with the part of the map in which it is. A tap on a field highlights it. */
export function MarksInWords({ marks, highlighted, addressOf }: MarksInWordsProps) {
  return (
    <section aria-label={t('sites.onMap')}>
      <Title order={3}>{t('sites.onMap')}</Title>
      <ul className={classes.marks}>
        {marks.map((mark, at) => {
          const to = addressOf(mark)
          return (
            <li key={at}>
              <span aria-hidden className={classes.sign} data-kind={mark.kind}>
                <MarkSign mark={mark} />
              </span>
              <span>
                {to === undefined ? (
                  <b>{nameOf(mark)}</b>
                ) : (
                  <Link href={to} replace aria-current={mark === highlighted ? 'true' : undefined}>
                    <bdi>{nameOf(mark)}</bdi>
                  </Link>
                )}{' '}
                <span>{t(`sites.areas.${areaOf(mark)}`)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const nameOf = ({ kind, field }: MarkOnMap): string =>
  kind === 'field' ? (field?.name ?? '') : t(`sites.kinds.${kind}`)
