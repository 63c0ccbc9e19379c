// Libraries of the first page, in a chunk that is evaluated before the portal's.

export { CacheProvider } from '@emotion/react'
export { default as Box } from '@mui/material/Box'
export { default as Button } from '@mui/material/Button'
export { default as Card } from '@mui/material/Card'
export { default as IconButton } from '@mui/material/IconButton'
export { default as Skeleton } from '@mui/material/Skeleton'
export { createTheme, ThemeProvider } from '@mui/material/styles'
export { default as TextField } from '@mui/material/TextField'
export { QueryClient } from '@tanstack/react-query'
export { CoreAdminContext, CoreAdminUI } from 'react-admin'
export { createBrowserRouter, RouterProvider } from 'react-router-dom'
