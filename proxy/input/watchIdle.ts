import type { Request } from 'express'

/** How often within the deadline a client is looked at. */
const looks = 10

/** Calls back once a client has sent nothing of a request for so many milliseconds; answers how to stop watching. */
export const watchIdle = (request: Request, milliseconds: number, onIdle: () => void) => {
  const { socket } = request
  let seen = -1
  let since = performance.now()
  const look = () => {
    const now = performance.now()
    // What has come and was not taken yet is no fault of the client.
    if (socket.bytesRead !== seen || request.readableLength > 0 || request.complete) {
      seen = socket.bytesRead
      since = now
    } else if (now - since >= milliseconds) {
      stop()
      onIdle()
    }
  }
  const timer = setInterval(look, milliseconds / looks)
  const stop = () => clearInterval(timer)
  request.once('close', stop)
  return stop
}
