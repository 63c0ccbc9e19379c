import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

const Everything = () => (
  <main>
    <h1>
      Orders <span style={{ display: 'none' }}>hidden</span> <em>late</em>
    </h1>
    <p style={{ visibility: 'hidden' }}>
      <b>unseen</b>
      <b style={{ visibility: 'visible' }}>seen</b>
    </p>
    <table>
      <tbody hidden>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
      <tbody>
        <tr hidden>
          <td>2</td>
        </tr>
      </tbody>
    </table>
    <div hidden>
      <button type="button">no</button>
    </div>
    <input type="hidden" />
    <input type="text" />
    <dialog>closed</dialog>
    <dialog open>open</dialog>
    <details>
      <summary>more</summary>
      <ul>
        <li>one</li>
      </ul>
    </details>
    <svg>
      <title>mark</title>
      <path d="" />
    </svg>
    <div popover="auto">apart</div>
    <section style={{ display: 'flex', pointerEvents: 'none' }}>
      <label htmlFor="a">a</label>
      <select id="a" />
    </section>
  </main>
)

const read = (element: Element) => {
  const style = window.getComputedStyle(element)
  const { display, visibility, pointerEvents } = style
  const properties = ['display', 'visibility', 'content'].map((name) => style.getPropertyValue(name))
  return [element.outerHTML, display, visibility, pointerEvents, ...properties]
}

test('elements with shared styles have the display value computed by jsdom', () => {
  const { container } = render(<Everything />)
  const elements = [...container.querySelectorAll('*')]
  expect(elements.length).toBeGreaterThan(30)
  const shared = elements.map(read)
  // With a style sheet in the document, each element is computed individually.
  const sheet = document.head.appendChild(document.createElement('style'))
  expect(shared).toEqual(elements.map(read))
  sheet.remove()
})
