// A separate entry, so that React is evaluated before the code that renders with it.

export { createRoot } from 'react-dom/client'
