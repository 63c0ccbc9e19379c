import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { tabStorage } from '#values/tabStorage.ts'

const key = 'portal.otherUser'

/** Lets the page that is loaded next tell why it was loaded again. */
export const keepOtherUserNotice = () => tabStorage.set(key, 'true')

interface OtherUserNoticeProps {
  readonly name: string
}

/** Says who is signed in now if the tab belonged to another user before it was loaded again. */
export const OtherUserNotice = ({ name }: OtherUserNoticeProps) => {
  const notify = useNotify()
  useEffect(() => {
    if (tabStorage.get(key) === null) return
    tabStorage.remove(key)
    notify('session.otherUser', { type: 'warning', messageArgs: { name } })
  }, [notify, name])
  return null
}
