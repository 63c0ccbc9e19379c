import { view } from '../routes/View.ts'
import { ViewContent } from '../routes/ViewContent.tsx'

const kit = view(async () => (await import('./KitPages.tsx')).KitPages)

/** The parts of the kit by themselves, in development; what is built for people does not hold them. */
export const kitRoutes = import.meta.env.DEV
  ? [{ path: 'kit/*', element: <ViewContent view={kit} fallback={null} /> }]
  : []
