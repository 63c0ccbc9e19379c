import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { screenOf as view } from '#resources/screen.tsx'
import { ErrorBoundary } from '#src/app/layout/ErrorBoundary.tsx'
import { ViewContent } from '#src/app/layout/ViewContent.tsx'

const Screen = () => <p>The screen</p>

afterEach(cleanup)

describe('ViewContent', () => {
  test('shows its fallback while its chunk is loading', async () => {
    render(<ViewContent view={view(async () => Screen)} fallback={<p>Wait</p>} />)
    expect(screen.getByText('Wait')).toBeTruthy()
    await screen.findByText('The screen')
  })

  test('renders at once if its chunk is loaded', async () => {
    const loaded = view(async () => Screen)
    await loaded.load()
    render(<ViewContent view={loaded} fallback={<p>Wait</p>} />)
    expect(screen.getByText('The screen')).toBeTruthy()
  })

  test('renders if its chunk arrives right after the fallback is drawn', async () => {
    const loads = view(async () => Screen)
    await loads.load()
    let isDrawn = false
    const arriving = { ...loads, loaded: () => (isDrawn ? loads.loaded() : null) }
    const drawn = () => {
      isDrawn = true
    }
    render(<ViewContent view={arriving} fallback={<p ref={drawn}>Wait</p>} />)
    await screen.findByText('The screen')
  })

  test('loads its chunk once, and again after a failure', async () => {
    const load = vi.fn(async () => Screen)
    load.mockRejectedValueOnce(new Error('gone'))
    const loading = view(load)
    await expect(loading.load()).rejects.toThrow('gone')
    await Promise.all([loading.load(), loading.load()])
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('ViewContent with a chunk that fails to load', () => {
  // React logs every error caught by a boundary.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  test('shows an error and offers to reload the page', async () => {
    const broken = view(() => Promise.reject(new Error('gone')))
    render(
      <ErrorBoundary>
        <ViewContent view={broken} fallback={null} />
      </ErrorBoundary>,
    )
    await screen.findByRole('alert')
    expect(screen.getByRole('button')).toBeTruthy()
  })
})
