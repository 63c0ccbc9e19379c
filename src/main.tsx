import './fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import * as z from 'zod/mini'
import { setListTimeZone } from '../dataProvider/listing.ts'
import { screenOf } from '../resources/screen.tsx'
import { setWireProduct } from '../schema/product.ts'
import { boot, type Start } from './app/boot.ts'
import { BrokenPage } from './app/layout/page/BrokenPage.tsx'
import { ViewContent } from './app/layout/page/ViewContent.tsx'
import { Portal } from './app/Portal.tsx'
import { builtScreens } from './app/routes/areas.ts'
import { CurrentPage } from './app/routes/CurrentPage.tsx'
import { hideAddedCustomer } from './app/routes/sendableAddress.ts'
import { portalSettings } from './kit/portalSettings.ts'

const routesOfKit = () => {
  // Parts of areas are shown there too.
  const texts = builtScreens.flatMap((screen) => screen.texts)
  const kit = screenOf(async () => (await import('./app/kitPages/KitPages.tsx')).KitPages, { texts })
  return [{ path: 'kit/*', element: <ViewContent view={kit} fallback={null} /> }]
}

/** The parts of the kit by themselves, in development; what is built for people does not hold them. */
const kitRoutes = import.meta.env.DEV ? routesOfKit() : []

const startFailed = [
  'The portal could not be loaded. Check the network and reload the page.',
  'No se pudo cargar el portal. Revise la red y recargue la página.',
]

/**
 * In place of everything, when not even the texts could be loaded: so in both languages, and without any part of the
 * portal.
 */
const showStartFailed = (root: HTMLElement) => {
  const button = document.createElement('button')
  button.textContent = 'Reload / Recargar'
  button.addEventListener('click', () => window.location.reload())
  const lines = startFailed.map((text) => {
    const line = document.createElement('p')
    line.textContent = text
    return line
  })
  root.setAttribute('role', 'alert')
  root.replaceChildren(...lines, button)
}

// The content security policy forbids making code at run time, and even trying to is reported.
z.config({ jitless: true })
setWireProduct(portalSettings().wireProduct)
setListTimeZone(portalSettings().timeZone)

// The router knows the portal with its slash only.
if (window.location.pathname.toLowerCase() === '/forge') {
  window.history.replaceState(null, '', `/forge/${window.location.search}${window.location.hash}`)
}

hideAddedCustomer()

const portalRouter = (start: Start) =>
  createBrowserRouter(
    [
      {
        element: <Portal start={start} />,
        errorElement: <BrokenPage />,
        children: [...kitRoutes, { path: '*', element: <CurrentPage /> }],
      },
    ],
    { basename: '/forge/' },
  )

const draw = (root: HTMLElement, start: Start) => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) })
  createRoot(root).render(
    <CacheProvider value={styles}>
      {/* A transition would wait for a frame before it so much as asks whether the next page may be seen. */}
      <RouterProvider router={portalRouter(start)} useTransitions={false} />
    </CacheProvider>,
  )
}

const root = document.getElementById('root')
if (root) {
  boot().then(
    (start) => draw(root, start),
    () => showStartFailed(root),
  )
}
