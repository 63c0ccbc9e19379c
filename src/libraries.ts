// What works with data, addresses and texts, in a file that runs by itself before the portal does.

export { QueryClient } from '@tanstack/react-query'
export { CoreAdminContext, CoreAdminUI } from 'react-admin'
export { createBrowserRouter, RouterProvider } from 'react-router-dom'
