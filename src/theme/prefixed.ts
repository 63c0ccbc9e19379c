import type { StylisPlugin } from '@emotion/cache'

/** What browsers that the portal is built for know by this name only: Safari the first, Chromium of some years the others. */
const prefixedNames: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
}

/** In place of Emotion's prefixer, which tries some sixty declarations for each line of every style. */
export const prefixed: StylisPlugin = (element) => {
  const name = element.type === 'decl' && prefixedNames[String(element.props)]
  if (name) element.return = `${name}:${element.children};${element.value}`
}
