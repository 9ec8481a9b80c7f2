import './isolate.ts'
import '../app/strict-zod.ts'
import '../app/mantine-styles.ts'
import '../app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { InLanguage } from '../app/InLanguage.tsx'
import { startServices } from '../app/start-services.ts'
import { NewVersion } from '../base/device/new-version.ts'
import { settings$ } from '../base/device/settings.ts'
import { loadOfficeTexts } from '../office/texts/load.ts'
import { loadPart, speak } from '../texts/texts.ts'
import { answerExamples } from './answers.ts'
import { readShown } from './choice.ts'
import { EVENT } from './event.ts'
import { Example } from './Example.tsx'
import { fitFrame } from './fit-frame.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the example')
const root = createRoot(place)

answerExamples()
const services = await startServices(new NewVersion())
for (const name of ['Alex', 'Robin van den Berg'])
  services.session.holders.keep({
    person: { id: name, name, email: null },
    asks_to_verify_email: false,
    is_pass_holder: true,
    roles: [],
  })
services.session.holders.cameBy('pq7-4mx')
services.known.opened(EVENT, 'Spring Cup')

async function show(): Promise<void> {
  const shown = readShown(location.hash)
  await speak(shown.language)
  await loadPart(loadOfficeTexts)
  document.documentElement.lang = shown.language
  // Not stored: the developer's own settings stay as they are.
  settings$.next({ ...settings$.value, palette: shown.palette })
  root.render(
    <StrictMode>
      <InLanguage>
        <Example key={JSON.stringify(shown)} shown={shown} services={services} />
      </InLanguage>
    </StrictMode>,
  )
}

window.addEventListener('hashchange', () => void show())
void show()
fitFrame(place)
