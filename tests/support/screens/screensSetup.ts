import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import * as React from 'react'
import { afterAll, vi } from 'vitest'
import { shareStyles } from './sharedStyles.ts'

// Packages take longer to load than most test files take to run, so files share packages and the window. The portal's
// modules and their state are reset for each file.
vi.resetModules()
vi.resetConfig()

// The default of one second is too short on a busy machine; successful queries return at once.
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
 * React's development build captures a stack for each element, to name its origin in warnings: a seventh of the
 * processor time of these tests. It stops at a limit per period, so the counter is set to the limit.
 */
function leaveOutOwnerStacks() {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const counted = (React as unknown as Record<string, object>)[internals]
  if (counted) Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set: () => {} })
}

/** Clears what a test file leaves in the window. */
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
