import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** For a machine that others keep busy, or that stands still for a while: what comes in time waits no longer for it. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 240_000, hookTimeout: 240_000 }

/** What stands on react-admin, which takes longer to read in than these take: they run with the components, which read it in. */
const onReactAdmin = [
  'tests/unit/{authProvider,i18n}/**/*.test.ts',
  'tests/unit/dataProvider/lists/{ahead,firstRows}.test.ts',
]

export default defineConfig({
  test: {
    // Vitest leaves a processor to itself: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // These leave nothing behind that another file could meet: they share what they import.
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: onReactAdmin,
          isolate: false,
        },
      },
      // What needs a database, a disk, a thread or a process of its own.
      { test: { ...patience, name: 'integration', include: ['tests/integration/**/*.test.ts'], isolate: false } },
      { test: { ...patience, name: 'demo', include: ['tests/demo/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...patience,
          name: 'screens',
          include: ['tests/unit/**/*.test.tsx', ...onReactAdmin],
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'tests/support/screens/screensSetup.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/support/setup/apiSetup.ts',
        },
      },
    ],
  },
})
