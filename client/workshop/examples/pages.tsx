import { Text } from '@mantine/core'
import { Page } from '../../components/page/Page.tsx'
import { ConnectionContext } from '../../components/connection.ts'
import { OfficePage } from '../../office/frame/OfficePage.tsx'
import type { PartLink } from '../../office/frame/part-link.ts'
import { OfficeQueries } from '../../office/frame/OfficeQueries.tsx'
import { Search } from '../../office/frame/Search.tsx'
import { SearchDialog } from '../../office/frame/SearchDialog.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const parts = (): PartLink[] => [
  { to: '/office/tournaments/5/teams', name: officeT('teams.table'), isShown: true },
  { to: '/office/tournaments/5/history', name: officeT('history.title'), isShown: false },
]

const Office = () => (
  <OfficePage
    title="Spring Cup"
    back={{ to: '/office', name: officeT('frame.office') }}
    parts={parts()}
    trail={[
      { to: '/office/organizations/1', name: 'Lowlands Flying Discs' },
      { to: '/office/seasons/3', name: '2027' },
    ]}
  >
    <Text>{officeT('teams.rosterHint')}</Text>
  </OfficePage>
)

export const pageExamples: ExampleList = {
  'components/page/Page': {
    'With a way back': () => (
      <Page title={t('tablet.title')} back={{ to: '/', name: t('common.allEvents') }} narrow>
        <Text>{t('tablet.testWhat')}</Text>
      </Page>
    ),
    'A long title': () => (
      <Page title="Union Sportive de Saint-Germain-en-Laye – Harbour Herons">
        <Text>{t('tablet.whyInstall')}</Text>
      </Page>
    ),
  },
  'office/frame/OfficePage': {
    'With two parts': () => <Office />,
    'Without a connection': () => (
      <ConnectionContext value={{ answers: false, lastAnswer: Date.UTC(2026, 5, 2, 9, 30) }}>
        <Office />
      </ConnectionContext>
    ),
  },
  'office/frame/OfficeQueries': {
    'Around a page': () => (
      <OfficeQueries person="gallery">
        <Office />
      </OfficeQueries>
    ),
  },
  'office/frame/Search': { 'The button': () => <Search parts={parts()} /> },
  'office/frame/SearchDialog': { 'Before typing': () => <SearchDialog parts={parts()} onClose={nothing} /> },
}
