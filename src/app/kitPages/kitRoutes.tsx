import { view } from '../routes/View.ts'
import { ViewContent } from '../routes/ViewContent.tsx'

const routes = () => {
  const kit = view(async () => (await import('./KitPages.tsx')).KitPages)
  return [{ path: 'kit/*', element: <ViewContent view={kit} fallback={null} /> }]
}

/** The parts of the kit by themselves, in development; what is built for people does not hold them. */
export const kitRoutes = import.meta.env.DEV ? routes() : []
