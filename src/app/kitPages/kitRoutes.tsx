import { screenOf } from '../../../resources/screen.tsx'
import { ViewContent } from '../layout/ViewContent.tsx'

const routes = () => {
  const kit = screenOf(async () => (await import('./KitPages.tsx')).KitPages)
  return [{ path: 'kit/*', element: <ViewContent view={kit} fallback={null} /> }]
}

/** The parts of the kit by themselves, in development; what is built for people does not hold them. */
export const kitRoutes = import.meta.env.DEV ? routes() : []
