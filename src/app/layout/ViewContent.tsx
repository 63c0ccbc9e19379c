import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { isBuildGone, reloadIfGone } from '#kit/builds.ts'
import { AllCustomersContext } from '#kit/page/allCustomers.ts'
import { ForCustomer } from '#kit/page/ForCustomer.tsx'
import { useTexts } from '#kit/texts.ts'
import type { Screen } from '#resources/screen.tsx'
import { useCustomersTogether } from '../customer/useCustomersTogether.ts'

interface OfCustomerProps {
  readonly component: ComponentType
}

const OfCustomer = ({ component: Component }: OfCustomerProps) => (
  <ForCustomer customer={useCurrentCustomer()}>{() => <Component />}</ForCustomer>
)

interface OfAllProps extends OfCustomerProps {
  readonly fallback: ReactNode
}

/** Lists of all customers of a user who has not chosen one of them. */
const OfAllCustomers = ({ component: Component, fallback }: OfAllProps) => {
  const customers = useCustomersTogether()
  if (customers === undefined) return fallback
  if (customers === null) return <OfCustomer component={Component} />
  return (
    <AllCustomersContext value={customers}>
      <Component />
    </AllCustomersContext>
  )
}

interface ViewContentProps {
  readonly view: Screen
  readonly fallback: ReactNode
}

type Loading = { readonly component: ComponentType | null; readonly error: unknown }

/** Loads code and texts of a screen in parallel. Repeated calls reuse loaded and loading modules. */
export const useScreen = ({ load, loaded, texts }: Screen) => {
  const { isOpen, open } = useTexts()
  return {
    ready: () => (texts.length === 0 || isOpen(texts) ? loaded() : null),
    fetch: async () => {
      const [component] = await Promise.all([load(), texts.length > 0 && open(texts)])
      return component
    },
  }
}

/**
 * Renders a screen, without a fallback if its chunk is loaded. `React.lazy` would show the fallback even then, and
 * delay content by 300 ms after any fallback. Load errors go to the error boundary.
 */
export const ViewContent = ({ view, fallback }: ViewContentProps) => {
  const { ready, fetch } = useScreen(view)
  const [{ component: Component, error }, setLoading] = useState<Loading>(() => ({ component: ready(), error: null }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they do follows from the screen
  useEffect(() => {
    const now = ready()
    // The chunk may have loaded since the render; the state keeps its identity if the view is already shown.
    if (now) return setLoading((before) => (before.component === now ? before : { component: now, error: null }))
    let isCurrent = true
    const set = (loading: Loading) => {
      if (isCurrent) setLoading(loading)
    }
    fetch().then(
      (component) => set({ component, error: null }),
      async (reason: unknown) => {
        // Nothing has been entered yet on a page that could not be loaded.
        if ((await isBuildGone()) && isCurrent && reloadIfGone()) return
        set({ component: null, error: reason ?? new Error('The view could not be loaded.') })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [view])

  if (error) throw error
  if (!Component) return fallback
  if (view.showsAllCustomers) return <OfAllCustomers component={Component} fallback={fallback} />
  return view.isOfCustomer ? <OfCustomer component={Component} /> : <Component />
}
