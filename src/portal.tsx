import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { screenOf } from '../resources/screen.tsx'
import { boot, type Start } from './app/boot.ts'
import { BrokenPage } from './app/layout/page/BrokenPage.tsx'
import { ViewContent } from './app/layout/page/ViewContent.tsx'
import { Portal } from './app/Portal.tsx'
import { builtScreens } from './app/routes/areas.ts'
import { CurrentPage } from './app/routes/CurrentPage.tsx'
import { hideAddedCustomer } from './app/routes/sendableAddress.ts'
import { prefixed } from './theme/prefixed.ts'

const routesOfKit = () => {
  // Parts of areas are shown there too.
  const texts = builtScreens.flatMap((screen) => screen.texts)
  const kit = screenOf(async () => (await import('./app/kitPages/KitPages.tsx')).KitPages, { texts })
  return [{ path: 'kit/*', element: <ViewContent view={kit} fallback={null} /> }]
}

/** The parts of the kit by themselves, in development; what is built for people does not hold them. */
const kitRoutes = import.meta.env.DEV ? routesOfKit() : []

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
  const styles = createCache({ key: 'css', prepend: true, stylisPlugins: [prefixed], ...(nonce ? { nonce } : {}) })
  const drawn = createRoot(root)
  // In slices, between which the browser does what it has to: at one go a slow phone is held up for a quarter of a second.
  startTransition(() =>
    drawn.render(
      <CacheProvider value={styles}>
        {/* A transition would wait for a frame before it so much as asks whether the next page may be seen. */}
        <RouterProvider router={portalRouter(start)} useTransitions={false} />
      </CacheProvider>,
    ),
  )
}

/** Draws the portal as soon as it is known who is signed in. */
export const start = async (root: HTMLElement) => draw(root, await boot())
