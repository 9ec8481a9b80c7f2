import './strict-zod.ts'
import '@mantine/core/styles.css'
import './app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { messageOf } from './app/message-of.ts'
import { NewVersion } from './app/new-version.ts'
import { startServices } from './app/services.ts'
import { StartFailed } from './app/StartFailed.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')
const root = createRoot(place)

startServices(new NewVersion()).then(
  services => root.render(<StrictMode><App services={services} /></StrictMode>),
  (error: unknown) => root.render(<StartFailed why={messageOf(error)} />),
)
