/*
 * The cookies are the browser's, and so all tabs have one session: who signs in or out in one of them does so in all.
 */
const channel = new BroadcastChannel('portal.session')

/** Tells the other tabs who is signed in from now on; null for nobody. */
export const tellTabs = (userId: number | null) => channel.postMessage(userId)

/** Calls back when another tab tells that somebody else than this user, or nobody (null), is signed in. */
export const onSignedInElsewhere = (userId: number, listener: (otherId: number | null) => void) => {
  const hear = ({ data }: MessageEvent<number | null>) => {
    if (data !== userId) listener(data)
  }
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}
