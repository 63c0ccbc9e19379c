import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import * as React from 'react'
import { afterAll, vi } from 'vitest'
import { shareStyles } from './sharedStyles.ts'

// Packages take longer to load than most files of tests run, so that files share them, and the window. The portal's own
// modules, and what they keep in mind, each file has to itself.
vi.resetModules()
vi.resetConfig()

// A second is too short on a machine that others keep busy; who finds at once waits no longer for it.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false })

leaveOutOwnerStacks()
const unshareStyles = shareStyles(window)

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unshareStyles()
  leaveWindow()
})

/**
 * React's development build takes a stack for each element, to say in a warning where it was made: a seventh of the
 * processor time of these tests. It takes none beyond so many a moment, which are counted here as taken.
 */
function leaveOutOwnerStacks() {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const counted = (React as unknown as Record<string, object>)[internals]
  if (counted) Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set: () => {} })
}

/** What a file has left in the window that the next one would meet. */
function leaveWindow() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  window.history.replaceState(null, '', '/')
  document.title = ''
  document.body.replaceChildren()
  for (const { attributes } of [document.documentElement, document.body])
    for (const { name } of [...attributes]) attributes.removeNamedItem(name)
}
