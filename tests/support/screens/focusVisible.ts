import { vi } from 'vitest'

/** jsdom's guess of :focus-visible depends on what earlier tests of the window have focused. */
export const focusIsVisibleOn = (element: HTMLElement) => {
  const matches = element.matches.bind(element)
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector))
}
