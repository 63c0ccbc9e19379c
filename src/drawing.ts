// React, in a file that runs by itself before what draws with it.

export { createRoot } from 'react-dom/client'
