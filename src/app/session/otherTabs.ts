import { basePath } from '#values/basePath.ts'

/* All tabs share one session, because cookies belong to the browser: signing in or out affects all tabs. */
let opened: BroadcastChannel | undefined

const channel = () => {
  opened ??= new BroadcastChannel(`${basePath()}portal.session`)
  return opened
}

/** Null means signed out. */
export const notifyTabs = (userId: number | null) => channel().postMessage(userId)

export const onSignedInElsewhere = (userId: number, listener: (otherId: number | null) => void) => {
  const hear = ({ data }: MessageEvent<number | null>) => {
    if (data !== userId) listener(data)
  }
  channel().addEventListener('message', hear)
  return () => channel().removeEventListener('message', hear)
}
