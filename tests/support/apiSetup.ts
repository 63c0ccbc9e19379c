import { prepareTemplate } from './template.ts'

/** Vitest's global set-up of the API suite: `TEST_DATABASE=postgres npx vitest run tests/api/…` needs nothing else. */
export const setup = () => prepareTemplate()
