import './strict-zod.ts'
import './mantine-styles.ts'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { InLanguage } from './InLanguage.tsx'
import { beginToSpeak } from '../base/device/language.ts'
import { goOnOnceThereIsRoom, isFull } from '../base/device/full-disk.ts'
import { messageOf } from '../base/formats/message-of.ts'
import '../base/device/install.ts'
import { NewVersion } from '../base/device/new-version.ts'
import { logRequests } from '../sync/replication/request-log.ts'
import { startServices } from './start-services.ts'
import { StartFailed } from './StartFailed.tsx'

// For the replication panel of "This tablet".
if (import.meta.env.DEV) logRequests()

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')
const root = createRoot(place)

// The texts are on this device, like the app itself.
const speaking = beginToSpeak()
startServices(new NewVersion()).then(
  async services => {
    await speaking
    root.render(
      <StrictMode>
        <InLanguage>
          <App services={services} />
        </InLanguage>
      </StrictMode>,
    )
  },
  async (error: unknown) => {
    await speaking
    root.render(<StartFailed why={messageOf(error)} />)
    if (isFull(error)) await goOnOnceThereIsRoom('there is room')
  },
)
