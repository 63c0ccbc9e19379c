// A separate file, so that the bar becomes its own chunk.
export { Notification } from 'react-admin'
