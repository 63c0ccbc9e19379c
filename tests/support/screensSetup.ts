import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterAll, vi } from 'vitest'

// Packages take longer to load than most files of tests run, so that files share them, and the window. The portal's own
// modules, and what they keep in mind, each file has to itself.
vi.resetModules()
vi.resetConfig()

// A second is too short on a machine that others keep busy; who finds at once waits no longer for it.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false })

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  leaveWindow()
})

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
