import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../fonts.css'
import { Landing } from './Landing.tsx'
import './landing.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Landing />
    </StrictMode>,
  )
