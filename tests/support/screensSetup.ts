import { configure } from '@testing-library/react'

// A second is too short on a machine that others keep busy; who finds at once waits no longer for it.
configure({ asyncUtilTimeout: 10_000 })
