import { type ComponentType, type PropsWithChildren, useCallback, useEffect, useState } from 'react'
import {
  AddNotificationContext,
  type NotificationPayload,
  useAddNotificationContext,
  useNotificationContext,
} from 'react-admin'
import { chunk } from '../../kit/chunk.ts'
import { useChunk } from '../../kit/useChunk.ts'

const notification = chunk<ComponentType>(async () => (await import('./notification.ts')).Notification)

/** react-admin's notification bar, loaded on demand because few pages need it. */
const NotificationBar = () => {
  const { content: Bar } = useChunk(notification)
  return Bar && <Bar />
}

/** Keeps errors open until they are closed; react-admin would hide them after four seconds. */
const staying = (notification: NotificationPayload): NotificationPayload =>
  notification.type === 'error'
    ? { ...notification, notificationOptions: { autoHideDuration: null, ...notification.notificationOptions } }
    : notification

export const Notices = ({ children }: PropsWithChildren) => {
  const add = useAddNotificationContext()
  const { notifications } = useNotificationContext()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (notifications.length > 0) setNeeded(true)
  }, [notifications])
  return (
    <AddNotificationContext.Provider value={useCallback((notification) => add(staying(notification)), [add])}>
      {children}
      {isNeeded && <NotificationBar />}
    </AddNotificationContext.Provider>
  )
}
