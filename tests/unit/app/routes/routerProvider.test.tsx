import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, useResourceDefinitions } from 'react-admin'
import { createMemoryRouter, Link, Route, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { routerProvider } from '#src/app/routes/routerProvider.tsx'

afterEach(cleanup)

let drawn: string[] = []

/** Subscribes to the router like links and pages, so a change of routes re-renders it. */
const Watching = ({ page }: { readonly page: string }) => {
  useNavigate()
  drawn.push(page)
  return <Link to="/next">{page}</Link>
}

const Known = () => <p>{Object.keys(useResourceDefinitions()).join(' ')}</p>

const Frame = () => (
  <CoreAdminContext routerProvider={routerProvider}>
    <Known />
    <CoreAdminUI disableTelemetry>
      <Resource name="orders" />
      <CustomRoutes>
        <Route path="/" element={<Watching page="first" />} />
        <Route path="/next" element={<Watching page="next" />} />
      </CustomRoutes>
    </CoreAdminUI>
  </CoreAdminContext>
)

test('components that watch the routes render once, and again after a navigation', async () => {
  drawn = []
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Frame /> }])} />)
  // The initial registration of routes and resources is complete now.
  await screen.findByText('orders')
  await waitFor(() => expect(drawn).toEqual(['first']))
  screen.getByText('first').click()
  await screen.findByText('next')
  expect(drawn).toEqual(['first', 'next'])
})
