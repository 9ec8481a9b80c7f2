import { CodeOf } from '../../components/CodeOf.tsx'
import { CodePicture } from '../../components/CodePicture.tsx'
import { CopyField } from '../../components/CopyField.tsx'
import { CopyTextButton } from '../../components/CopyTextButton.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { PictureOf } from '../../components/PictureOf.tsx'
import { ShareButtons } from '../../components/ShareButtons.tsx'
import { EventLink } from '../../office/frame/EventLink.tsx'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const LINK = 'https://league.example/join#pq7-4mx-2vd-9ks'

export const codeExamples: ExampleList = {
  'components/CodeOf': { 'A link': () => <CodeOf text={LINK} /> },
  'components/CodePicture': {
    'A small code': () => (
      <CodePicture code={{ size: 5, path: 'M1 1h1v1h-1zM3 1h1v1h-1zM2 2h1v1h-1zM1 3h3v1h-3z' }} label="" />
    ),
  },
  'components/CopyField': { 'A link': () => <CopyField label={t('people.link')} text={LINK} /> },
  'components/CopyTextButton': {
    'A link': () => <CopyTextButton label={t('people.link')} text={LINK} />,
  },
  'components/OneTimeSecret': {
    'A link with its code': () => (
      <OneTimeSecret
        title={t('people.sendLinkTo.scorekeeper')}
        warning={t('people.sendLinkWhat')}
        texts={{ [t('people.link')]: LINK }}
        code={LINK}
        onDone={nothing}
      />
    ),
    'Two texts': () => (
      <OneTimeSecret
        title={t('programs.own.registered')}
        warning={t('programs.own.secretOnce')}
        texts={{
          [t('programs.own.clientId')]: 'c2f7e0a9',
          [t('programs.own.clientSecret')]: 'k3v9-eemq-72hd',
        }}
        onDone={nothing}
      />
    ),
  },
  'components/PictureOf': {
    '50 pixels': () => <PictureOf address={`/v1/pictures/${'0'.repeat(32)}.webp`} size={50} />,
    '200 pixels': () => <PictureOf address={`/v1/pictures/${'0'.repeat(32)}.webp`} size={200} />,
  },
  'office/frame/EventLink': { 'The button': () => <EventLink scope="tournament:5" /> },
  'components/ShareButtons': {
    'A small picture': () => (
      <ShareButtons
        title="Spring Cup"
        path="/tournaments/5/"
        picture={() => ({ name: 'spring-cup', width: 200, height: 100, shapes: [] })}
      />
    ),
  },
}
