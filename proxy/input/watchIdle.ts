import type { Request } from 'express'

/** Number of checks within the deadline. */
const looks = 10

/**
 * Calls back once a client has sent nothing of a request for this many milliseconds; returns the function that stops
 * watching.
 */
export const watchIdle = (request: Request, milliseconds: number, onIdle: () => void) => {
  const { socket } = request
  let seen = -1
  let since = performance.now()
  const look = () => {
    const now = performance.now()
    // Data that has arrived but was not read yet is not the client's delay.
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
