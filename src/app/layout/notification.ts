// A file of its own, so that the bar is a chunk of its own.
export { Notification } from 'react-admin'
