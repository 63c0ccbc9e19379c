import { type PropsWithChildren, useState } from 'react'
import { type RouterProvider, reactRouterProvider } from 'react-admin'
import { Routes } from 'react-router-dom'

/**
 * react-admin's frame sets its routes and resources twice more in its first effects, and whatever watches the routes, such
 * as each link, would be drawn with them. The portal's never change: what was given first is kept.
 */
const KeptRoutes = ({ children }: PropsWithChildren) => {
  const [routes] = useState(<Routes>{children}</Routes>)
  return routes
}

/** The router that react-admin's frame uses. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, Routes: KeptRoutes }
