import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the gallery')
createRoot(place).render(<Gallery />)
