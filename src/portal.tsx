import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { watchImports } from '#kit/builds.ts'
import { screenOf } from '#resources/screen.tsx'
import { atBase } from '#values/basePath.ts'
import { boot, type Start } from './app/boot.ts'
import { BrokenPage } from './app/layout/BrokenPage.tsx'
import { ViewContent } from './app/layout/ViewContent.tsx'
import { Portal } from './app/Portal.tsx'
import { builtScreens } from './app/routes/areas.ts'
import { CurrentPage } from './app/routes/CurrentPage.tsx'
import { hideAddedCustomer } from './app/routes/sendableAddress.ts'
import { prefixed } from './theme/prefixed.ts'

const routesOfKit = () => {
  const texts = builtScreens.flatMap((screen) => screen.texts)
  const kit = screenOf(async () => (await import('#showcase/KitPages.tsx')).KitPages, { texts })
  return [{ path: 'kit/*', element: <ViewContent view={kit} fallback={null} /> }]
}

/** Component gallery, in development only; production builds leave it out. */
const kitRoutes = import.meta.env.DEV ? routesOfKit() : []

hideAddedCustomer()
watchImports()

const portalRouter = (start: Start) =>
  createBrowserRouter(
    [
      {
        element: <Portal start={start} />,
        errorElement: <BrokenPage />,
        children: [...kitRoutes, { path: '*', element: <CurrentPage /> }],
      },
    ],
    { basename: atBase('/forge/') },
  )

const draw = (root: HTMLElement, start: Start) => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const styles = createCache({ key: 'css', prepend: true, stylisPlugins: [prefixed], ...(nonce ? { nonce } : {}) })
  const drawn = createRoot(root)
  // A transition renders in slices; rendering at once blocks a slow phone for a quarter of a second.
  startTransition(() =>
    drawn.render(
      <CacheProvider value={styles}>
        {/* A transition would wait for a frame before it even requests the page access check. */}
        <RouterProvider router={portalRouter(start)} useTransitions={false} />
      </CacheProvider>,
    ),
  )
}

export const start = async (root: HTMLElement) => draw(root, await boot())
