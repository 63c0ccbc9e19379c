import type { StylisPlugin } from '@emotion/cache'

/**
 * Of the browsers that the portal is built for, Safari alone knows one declaration by its own prefix only. Emotion's
 * prefixer, in whose place this stands, tries some sixty for each line of every style.
 */
export const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}
