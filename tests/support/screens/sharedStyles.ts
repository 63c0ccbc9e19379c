/** What the browser's own style sheet asks of an element besides its name, to say how it is displayed. */
const asked = ['hidden', 'type', 'open', 'popover']

const kindOf = (element: Element) => {
  const attributes = asked.map((name) => element.getAttribute(name))
  return JSON.stringify([element.parentElement?.localName, element.localName, attributes])
}

const says = (element: Element, property: string) => element.getAttribute('style')?.includes(property) === true

/**
 * Who looks for an element by its role and name asks of each whether it is displayed. jsdom then goes through the
 * browser's whole style sheet, which took a fifth of the processor time of the components' tests. Where a document has no
 * style sheet of its own, elements of one kind are displayed alike, unless their attributes say otherwise; what else is
 * asked of a style jsdom answers as before. Answers how it is undone.
 */
export function shareStyles(window: Window & typeof globalThis) {
  const { getComputedStyle } = window
  const computed = getComputedStyle.bind(window)
  const known = new Map<string, string>()

  const displayOf = (element: Element) => {
    if (says(element, 'display')) return computed(element).display
    const kind = kindOf(element)
    const display = known.get(kind) ?? computed(element).display
    known.set(kind, display)
    return display
  }

  const visibilityOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (says(at, 'visibility') || at.hasAttribute('hidden')) return computed(element).visibility
    return 'visible'
  }

  const shared = (element: Element) => {
    const own = (name: string) => {
      if (name === 'display') return displayOf(element)
      return name === 'visibility' ? visibilityOf(element) : computed(element).getPropertyValue(name)
    }
    const read = (_: object, name: string | symbol) => {
      if (name === 'getPropertyValue') return own
      if (name === 'display' || name === 'visibility') return own(name)
      const value: unknown = Reflect.get(computed(element), name)
      return typeof value === 'function' ? value.bind(computed(element)) : value
    }
    return new Proxy({}, { get: read }) as CSSStyleDeclaration
  }

  window.getComputedStyle = (element, pseudo) =>
    pseudo || window.document.styleSheets.length > 0 ? computed(element, pseudo) : shared(element)
  return () => {
    window.getComputedStyle = getComputedStyle
  }
}
