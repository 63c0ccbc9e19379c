import { type PropsWithChildren, useState } from 'react'
import { type RouterProvider, reactRouterProvider } from 'react-admin'
import { Routes } from 'react-router-dom'

/**
 * react-admin sets routes and resources twice more in its first effects, which would re-render every subscriber, such
 * as each link. The portal's routes never change, so the first ones are kept.
 */
const KeptRoutes = ({ children }: PropsWithChildren) => {
  const [routes] = useState(<Routes>{children}</Routes>)
  return routes
}

export const routerProvider: RouterProvider = { ...reactRouterProvider, Routes: KeptRoutes }
