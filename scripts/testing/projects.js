/** These import react-admin, which takes longer to load than they take to run: they run with the components, which load it once. */
const onReactAdmin = [
  'tests/unit/{authProvider,i18n}/**/*.test.ts',
  'tests/unit/dataProvider/first-view/{prefetch,firstRows}.test.ts',
]

/** Files of each Vitest project, for its configuration and for finding the stage of a path. */
export const projects = {
  unit: { include: ['tests/unit/**/*.test.ts'], exclude: onReactAdmin },
  integration: { include: ['tests/integration/**/*.test.ts'], exclude: [] },
  demo: { include: ['tests/demo/**/*.test.ts'], exclude: [] },
  screens: { include: ['tests/unit/**/*.test.tsx', ...onReactAdmin], exclude: [] },
  api: { include: ['tests/api/**/*.test.ts'], exclude: [] },
}
