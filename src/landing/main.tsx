import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { portalSettings } from '#kit/portalSettings.ts'
import { setBasePath } from '#values/basePath.ts'
import '../fonts.css'
import { Landing } from './Landing.tsx'
import './landing.css'

setBasePath(portalSettings().base ?? '')

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Landing />
    </StrictMode>,
  )
