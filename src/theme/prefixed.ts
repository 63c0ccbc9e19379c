import type { StylisPlugin } from '@emotion/cache'

/** Properties that supported browsers know only with a prefix: Safari the first, Chromium until recently the others. */
const prefixedNames: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
}

/** Replaces Emotion's prefixer, which tests some sixty declarations for each line of every style. */
export const prefixed: StylisPlugin = (element) => {
  const name = element.type === 'decl' && prefixedNames[String(element.props)]
  if (name) element.return = `${name}:${element.children};${element.value}`
}
