import './strict-zod.ts'
import './mantine-styles.ts'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { messageOf } from '../formats/message-of.ts'
import { NewVersion } from '../device/new-version.ts'
import { startServices } from './start-services.ts'
import { StartFailed } from './StartFailed.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')
const root = createRoot(place)

startServices(new NewVersion()).then(
  services =>
    root.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    ),
  (error: unknown) => root.render(<StartFailed why={messageOf(error)} />),
)
