import Box from '@mui/material/Box'
import { type PropsWithChildren, useCallback, useEffect, useState } from 'react'
import {
  AddNotificationContext,
  type NotificationPayload,
  useAddNotificationContext,
  useCloseNotification,
  useNotificationContext,
  useTranslate,
} from 'react-admin'
import { chunk } from '#kit/chunk.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'

const notification = chunk(async () => (await import('./notification.ts')).Notification)

/**
 * Shows the queued notices, by code that loads with the first notice; a failed load is repeated with the next one.
 */
const QueuedNotices = () => {
  const { notifications } = useNotificationContext()
  const [Notification, setNotification] = useState(() => notification.loaded())
  useEffect(() => {
    if (Notification || notifications.length === 0) return
    notification.load().then(
      (loaded) => setNotification(() => loaded),
      () => {},
    )
  })
  return Notification && <Notification />
}

const Notice = ({ message, type, notificationOptions }: NotificationPayload) => {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 560, borderRadius: 1, bgcolor: 'background.paper', boxShadow: 6 }}>
      <MessageBanner kind={type} onClose={useCloseNotification()}>
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
      </MessageBanner>
    </Box>
  )
}

/**
 * Shows a notice as a message banner that floats above the page, so that nothing moves under the pointer. Results stay
 * until the next click; react-admin would hide them after four seconds, as it does with information.
 */
const asBanner = (notice: NotificationPayload): NotificationPayload => ({
  ...notice,
  message: <Notice {...notice} />,
  notificationOptions: {
    ...(notice.type !== 'info' && { autoHideDuration: null }),
    ...notice.notificationOptions,
  },
})

/** Notices of `useNotify`. */
export const Notices = ({ children }: PropsWithChildren) => {
  const add = useAddNotificationContext()
  return (
    <AddNotificationContext.Provider value={useCallback((notice) => add(asBanner(notice)), [add])}>
      {children}
      <QueuedNotices />
    </AddNotificationContext.Provider>
  )
}
