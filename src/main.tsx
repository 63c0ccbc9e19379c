import './fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import * as z from 'zod/mini'
import { setListTimeZone } from '../dataProvider/listing.ts'
import { setWireProduct } from '../schema/product.ts'
import { boot, type Start } from './app/boot.ts'
import { kitRoutes } from './app/kitPages/kitRoutes.tsx'
import { BrokenPage } from './app/layout/BrokenPage.tsx'
import { showStartFailed } from './app/layout/showStartFailed.ts'
import { Portal } from './app/Portal.tsx'
import { CurrentPage } from './app/routes/CurrentPage.tsx'
import { portalSettings } from './kit/portalSettings.ts'

// The content security policy forbids making code at run time, and even trying to is reported.
z.config({ jitless: true })
setWireProduct(portalSettings().wireProduct)
setListTimeZone(portalSettings().timeZone)

// The router knows the portal with its slash only.
if (window.location.pathname.toLowerCase() === '/forge') {
  window.history.replaceState(null, '', `/forge/${window.location.search}${window.location.hash}`)
}

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
