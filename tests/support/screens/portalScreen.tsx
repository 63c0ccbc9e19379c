import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { memoryStore } from 'react-admin'
import { type createBrowserRouter, createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { afterAll, beforeAll } from 'vitest'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { Portal } from '#src/app/Portal.tsx'
import { makeQueryClient } from '#src/app/queryClient.ts'
import { makeI18nProvider } from '#src/i18n/i18nProvider.ts'
import { en, es } from '../sources/texts.ts'

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}

const WithAddress = () => (
  <>
    <Address />
    <Outlet />
  </>
)

/** The signed-in user, for screens that depend on the role. */
export const person = (roleId: number, more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  name: 'Ana Luna',
  email: 'ana@anvil.example',
  roleId,
  plant: 'forge',
  ...more,
})

/** Not attached to the document: jsdom evaluates all styles for each element in a role query. */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') })
let styles = unseenStyles

/** Attaches the styles, for tests of styles or of elements hidden by styles. */
export function drawStyles() {
  beforeAll(() => {
    styles = createCache({ key: 'css', container: document.head })
  })
  afterAll(() => {
    styles.sheet.flush()
    styles = unseenStyles
  })
}

/**
 * Renders screens with the portal's providers; other routes show only their address. A browser router starts at the
 * window's URL.
 */
export function showInPortal(
  screens: Record<string, ReactNode>,
  at: string,
  user: CurrentUser | null = null,
  language: 'en' | 'es' = 'en',
  createRouter: typeof createMemoryRouter | typeof createBrowserRouter = createMemoryRouter,
) {
  const start = {
    user,
    queryClient: makeQueryClient(user, null),
    store: memoryStore(),
    i18n: makeI18nProvider(language, { en, es }[language]),
  }
  const children = Object.entries(screens).map(([path, element]) => ({ path, element }))
  const inside = [{ element: <WithAddress />, children: [...children, { path: '*', element: null }] }]
  const router = createRouter([{ element: <Portal start={start} />, children: inside }], { initialEntries: [at] })
  return {
    router,
    ...render(
      <CacheProvider value={styles}>
        <RouterProvider router={router} />
      </CacheProvider>,
    ),
  }
}

export const address = () => screen.getByTestId('address').textContent
